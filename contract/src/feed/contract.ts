import { z } from 'zod';
import { event } from '../events/contract.ts';
import { job } from '../jobs/contract.ts';
import { post } from '../posts/contract.ts';
import { boundedCount, id, instant, pageQuery } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { feedBoards } from './boards.ts';

/** Why an item stands where it does on "For you". */
export const feedReason = z.object({
  /** How many of the skills that it names are mine, and how many it names. */
  matchingSkills: z.int(),
  namedSkills: z.int(),
  isConnection: z.boolean(),
  /** The course whose section its author and I share. */
  courseCode: z.string().nullable(),
  isSameSchool: z.boolean(),
});

export type FeedReason = z.output<typeof feedReason>;

const reason = feedReason.optional();

export const feedItem = z.discriminatedUnion('kind', [
  job.extend({ kind: z.literal('job'), reason }),
  post.extend({ kind: z.literal('post'), reason }),
  event.extend({ kind: z.literal('event'), reason }),
]);

export type FeedItem = z.output<typeof feedItem>;

export const feed = {
  list: defineRoute({
    method: 'GET',
    path: '/api/feed',
    access: 'member',
    summary:
      'Jobs, posts and events in one list, newest first; on "for-you" the most fitting first',
    query: pageQuery.extend({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      board: z.enum(feedBoards).default('everything'),
    }),
    response: z.array(feedItem),
    paged: true,
  }),
  countNewer: defineRoute({
    method: 'GET',
    path: '/api/feed/newer',
    access: 'member',
    summary: 'How many items are newer than the one that this cursor names (99 at most)',
    query: z.object({
      than: z.string().max(500),
      board: z.enum(feedBoards).exclude(['for-you']).default('everything'),
    }),
    response: z.object({ count: z.int() }),
  }),
  waiting: defineRoute({
    method: 'GET',
    path: '/api/feed/waiting',
    access: 'member',
    summary: 'What waits for me or for another, and the jobs for me that close within a week',
    response: z.object({
      /** My applications without an answer. */
      applications: boundedCount,
      /** Applications to my jobs that I have not answered. */
      applicants: boundedCount,
      saved: boundedCount,
      requests: boundedCount,
      closing: z.array(
        z.object({ id, title: z.string(), expiresAt: instant, isSaved: z.boolean() }),
      ),
    }),
  }),
};
