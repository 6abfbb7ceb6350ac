import { z } from 'zod';
import { id, idParams, instant, pageQuery } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';
import { createEventBody, updateEventBody } from './forms.ts';

export const event = z.object({
  id: z.string(),
  authorId: z.string(),
  author: userSummary,
  title: z.string(),
  description: z.string(),
  eventDate: instant,
  location: z.string().nullable(),
  commentCount: z.int(),
  /** Left out of the feed, which shows no field for a comment and pays for every column. */
  isCommentingOpen: z.boolean().optional(),
  createdAt: instant,
});

export type Event = z.output<typeof event>;

export const events = {
  list: defineRoute({
    method: 'GET',
    path: '/api/events',
    access: 'member',
    summary: 'Events, newest first',
    query: pageQuery.extend({ authorId: id.optional() }),
    response: z.array(event),
    paged: true,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/events/:id',
    access: 'member',
    summary: 'One event',
    params: idParams,
    response: event,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/events',
    access: 'member',
    summary: 'Add an event',
    body: createEventBody,
    response: event,
    status: 201,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/api/events/:id',
    access: 'member',
    summary: 'Edit my event (administrators: any)',
    params: idParams,
    body: updateEventBody,
    response: event,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/events/:id',
    access: 'member',
    summary: 'Delete my event (administrators: any)',
    params: idParams,
    response: null,
  }),
};
