import { z } from 'zod';
import { text } from '../primitives.ts';
import { defineRoute } from '../route.ts';

export const trendingSkill = z.object({ skill: z.string(), count: z.int() });
export type TrendingSkill = z.output<typeof trendingSkill>;

export const skills = {
  trending: defineRoute({
    method: 'GET',
    path: '/api/skills/trending',
    access: 'member',
    summary: 'The skills that most members have',
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(4) }),
    response: z.array(trendingSkill),
  }),
  popular: defineRoute({
    method: 'GET',
    path: '/api/skills/popular',
    access: 'member',
    summary: 'Skills of the catalogue, those that most members of a major have first',
    query: z.object({
      major: text(100).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(12),
    }),
    response: z.array(z.string()),
  }),
};
