import { z } from 'zod';
import { changes } from '../limits.ts';
import { defineRoute } from '../route.ts';
import { currentUser, welcomeSteps } from '../users/contract.ts';

/** How many members study this; the most frequent first. */
export const popularStudies = z.object({
  school: z.string(),
  major: z.string(),
  count: z.int(),
});

export type PopularStudies = z.output<typeof popularStudies>;

export const welcome = {
  studies: defineRoute({
    method: 'GET',
    path: '/api/welcome/studies',
    access: 'member',
    summary: 'What most members study',
    response: z.array(popularStudies),
  }),
  goTo: defineRoute({
    method: 'PUT',
    path: '/api/welcome',
    access: 'member',
    limit: changes,
    summary: 'Go on to a step of my welcome; null ends it',
    body: z.object({ step: z.enum(welcomeSteps).nullable() }),
    response: currentUser,
  }),
};
