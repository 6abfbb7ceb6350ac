import { z } from 'zod';
import { instant } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';

/** How long after the last sign of life a member counts as online. */
export const onlineMinutes = 5;

export const onlineUser = z.object({
  id: z.string(),
  user: userSummary,
  currentPage: z.string(),
  /** Since when they are here without a break of more than five minutes. */
  onlineSince: instant,
  lastSeen: instant,
});

export type OnlineUser = z.output<typeof onlineUser>;

export const usersToday = z.object({
  totalUsers: z.int(),
  users: z.array(
    z.object({
      user: userSummary.extend({ email: z.string() }),
      lastActivity: instant,
      visitCount: z.int(),
    }),
  ),
});

export type UsersToday = z.output<typeof usersToday>;

export const presence = {
  listOnline: defineRoute({
    method: 'GET',
    path: '/api/admin/online-users',
    access: 'admin',
    summary: `Who was here in the last ${onlineMinutes} minutes, on which page; without those who hide themselves (200 at most)`,
    response: z.array(onlineUser),
  }),
  countOnline: defineRoute({
    method: 'GET',
    path: '/api/admin/online-users/count',
    access: 'staff',
    summary: `How many were here in the last ${onlineMinutes} minutes`,
    response: z.object({ count: z.int() }),
  }),
  listToday: defineRoute({
    method: 'GET',
    path: '/api/admin/users-today',
    access: 'admin',
    summary: "Who was here today by the school's clock, the last one first (500 at most)",
    response: usersToday,
  }),
};
