import { z } from 'zod';
import { idParams, instant, pageQuery } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';
import { notificationTypes } from './types.ts';

export const notificationData = z.object({
  applicationId: z.string().optional(),
  jobId: z.string().optional(),
  postId: z.string().optional(),
  senderId: z.string().optional(),
  endorserId: z.string().optional(),
  viewerId: z.string().optional(),
  newUserId: z.string().optional(),
  conversationId: z.string().optional(),
  eventId: z.string().optional(),
  portfolioItemId: z.string().optional(),
  projectId: z.string().optional(),
  ownerId: z.string().optional(),
  commentId: z.string().optional(),
  /** The job whose call sheet it is about. */
  callSheetId: z.string().optional(),
  /** Where a decision about me can be read and appealed. */
  appealToken: z.string().optional(),
});

export const notification = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  data: notificationData,
  /** The member whose act it tells of, of several the last one. */
  actor: userSummary.nullable(),
  /** How many members' acts it tells of (101 for more than 100). */
  actorCount: z.int(),
  createdAt: instant,
});

export type Notification = z.output<typeof notification>;
export type NotificationData = z.output<typeof notificationData>;

const notificationQuery = pageQuery.extend({ type: z.enum(notificationTypes).optional() });
export type NotificationQuery = z.output<typeof notificationQuery>;

export const notifications = {
  list: defineRoute({
    method: 'GET',
    path: '/api/notifications',
    access: 'member',
    summary: 'My notifications, newest first, all or of one type',
    query: notificationQuery,
    response: z.array(notification),
    paged: true,
  }),
  count: defineRoute({
    method: 'GET',
    path: '/api/notifications/count',
    access: 'member',
    summary: 'How many of mine are unread (999 at most)',
    response: z.object({ count: z.int() }),
  }),
  markAllRead: defineRoute({
    method: 'PATCH',
    path: '/api/notifications/mark-all-read',
    access: 'member',
    limit: 'none',
    summary: 'Mark all of mine read',
    response: null,
  }),
  markRead: defineRoute({
    method: 'PATCH',
    path: '/api/notifications/:id/read',
    access: 'member',
    limit: 'none',
    summary: 'Mark one of mine read',
    params: idParams,
    response: null,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/notifications/:id',
    access: 'member',
    limit: 'none',
    summary: 'Delete one of mine',
    params: idParams,
    response: null,
  }),
};
