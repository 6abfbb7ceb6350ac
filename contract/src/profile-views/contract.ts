import { z } from 'zod';
import { id, instant } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';

/** A viewer, with the time of their last look. */
const recentViewer = userSummary.extend({ viewedAt: instant });

export const profileViewStats = z.object({
  /** Of the last seven days: one per viewer and day. */
  weeklyViews: z.int(),
  /** The last three viewers. */
  recentViews: z.array(recentViewer),
});

export const profileView = z.object({ viewer: userSummary, viewedAt: instant });

export type ProfileViewStats = z.output<typeof profileViewStats>;
export type ProfileView = z.output<typeof profileView>;

export const maxRecentViews = 50;

const ownerParams = z.object({ userId: id });

export const profileViews = {
  stats: defineRoute({
    method: 'GET',
    path: '/api/profile-views/stats/:userId',
    access: 'member',
    summary: 'How often my profile was viewed this week, and by whom last',
    params: ownerParams,
    response: profileViewStats,
  }),
  recent: defineRoute({
    method: 'GET',
    path: '/api/profile-views/recent/:userId',
    access: 'member',
    summary: 'Who viewed my profile, the last first, each once',
    params: ownerParams,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(maxRecentViews).default(maxRecentViews),
    }),
    response: z.array(profileView),
  }),
};
