import { z } from 'zod';
import { connectionStatus } from '../connections/contract.ts';
import { searches } from '../limits.ts';
import { workPreview } from '../portfolio/work-preview.ts';
import { boundedCount, pageQuery, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';

/** Why a member stands where they do: the one thing that counts most. */
export const matchReason = z.object({
  kind: z.enum(['sections', 'call', 'connections', 'skills', 'major', 'school', 'new']),
  /** How many sections, connections or skills. */
  count: z.int(),
  /** Where it is one: the course code, the skill, or the member whom both know. */
  name: z.string().nullable(),
});

export type MatchReason = z.output<typeof matchReason>;

export const foundMember = userSummary.extend({
  bio: z.string().nullable(),
  skills: z.array(z.string()),
  /** The first three of the portfolio that have a picture. */
  works: z.array(workPreview),
  /** Null where it takes a request of its own: after a declined request of mine. */
  connection: connectionStatus.nullable(),
  /** Null in the orders of words and names. */
  reason: matchReason.nullable(),
});

export type FoundMember = z.output<typeof foundMember>;

export const memberFilters = z.object({
  q: text(200).optional(),
  skill: text(60).optional(),
  gradYear: z.coerce.number().int().min(1900).max(2100).optional(),
  school: text(100).optional(),
  major: text(100).optional(),
});

export type MemberFilters = z.output<typeof memberFilters>;

export const memberSorts = ['match', 'name'] as const;

export type MemberSort = (typeof memberSorts)[number];

export const discover = {
  search: defineRoute({
    method: 'GET',
    path: '/api/users/search',
    access: 'member',
    limit: searches,
    summary:
      'Members by words, skill, class year, school and major; without words those first who have to do with me',
    query: memberFilters.extend({
      ...pageQuery.shape,
      /** Words have an order of their own. */
      sort: z.enum(memberSorts).default('match'),
    }),
    response: z.array(foundMember),
    paged: true,
  }),
  count: defineRoute({
    method: 'GET',
    path: '/api/users/search/count',
    access: 'member',
    limit: searches,
    summary: 'How many members such a search finds (1,000 at most, and whether there are more)',
    query: memberFilters,
    response: boundedCount,
  }),
};
