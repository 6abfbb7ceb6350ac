import { z } from 'zod';
import { boundedCount, pageQuery, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';

export const foundMember = userSummary.extend({
  bio: z.string().nullable(),
  skills: z.array(z.string()),
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

export const discover = {
  search: defineRoute({
    method: 'GET',
    path: '/api/users/search',
    access: 'member',
    summary: 'Members by name, words, skill, class year, school and major; by relevance',
    query: memberFilters.extend(pageQuery.shape),
    response: z.array(foundMember),
    paged: true,
  }),
  count: defineRoute({
    method: 'GET',
    path: '/api/users/search/count',
    access: 'member',
    summary: 'How many members such a search finds (1,000 at most, and whether there are more)',
    query: memberFilters,
    response: boundedCount,
  }),
};
