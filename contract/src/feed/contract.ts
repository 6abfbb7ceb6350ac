import { z } from 'zod';
import { event } from '../events/contract.ts';
import { job } from '../jobs/contract.ts';
import { post } from '../posts/contract.ts';
import { pageQuery } from '../primitives.ts';
import { defineRoute } from '../route.ts';

export const feedItem = z.discriminatedUnion('kind', [
  job.extend({ kind: z.literal('job') }),
  post.extend({ kind: z.literal('post') }),
  event.extend({ kind: z.literal('event') }),
]);

export type FeedItem = z.output<typeof feedItem>;

export const feed = {
  list: defineRoute({
    method: 'GET',
    path: '/api/feed',
    access: 'member',
    summary: 'Jobs, posts and events in one list, newest first',
    query: pageQuery.extend({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    response: z.array(feedItem),
    paged: true,
  }),
  countNewer: defineRoute({
    method: 'GET',
    path: '/api/feed/newer',
    access: 'member',
    summary: 'How many items are newer than the one that this cursor names (99 at most)',
    query: z.object({ than: z.string().max(500) }),
    response: z.object({ count: z.int() }),
  }),
};
