import { z } from 'zod';
import { limitOf, perHour } from '../limits.ts';
import { defineRoute } from '../route.ts';

/** The private address of my calendar; null while there is none. */
const calendarFeedState = z.object({ url: z.string().nullable() });

export const calendarFeed = {
  get: defineRoute({
    method: 'GET',
    path: '/api/calendar-feed',
    access: 'member',
    summary: 'The private address of my calendar',
    response: calendarFeedState,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/calendar-feed',
    access: 'member',
    limit: limitOf('calendar links', perHour(30)),
    summary: 'Make a new private address for my calendar; a former one stops working',
    response: calendarFeedState,
    status: 201,
  }),
  revoke: defineRoute({
    method: 'DELETE',
    path: '/api/calendar-feed',
    access: 'member',
    limit: 'none',
    summary: 'Revoke the private address of my calendar',
    response: null,
  }),
  read: defineRoute({
    method: 'GET',
    path: '/api/calendar/:token',
    access: 'public',
    summary: 'The events that a member goes to, as iCalendar, by the private address',
    params: z.object({ token: z.string().min(1).max(200) }),
    response: 'stream',
  }),
};
