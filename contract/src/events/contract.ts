import { z } from 'zod';
import { id, idParams, instant, pageQuery, requiredText, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';

export const event = z.object({
  id: z.string(),
  authorId: z.string(),
  author: userSummary,
  title: z.string(),
  description: z.string(),
  eventDate: instant,
  location: z.string().nullable(),
  createdAt: instant,
});

export type Event = z.output<typeof event>;

/** Any day a person may plan for: the years 1900 to 2199. */
const eventDate = z.iso
  .datetime({ offset: true, error: 'Please select an event date' })
  .refine((value) => /^(19|20|21)\d\d-/.test(value), 'Please choose a date before the year 2200.');

const texts = {
  title: requiredText(150, 'Please enter an event title'),
  description: requiredText(10_000, 'Please enter an event description'),
};

export const createEventBody = z.object({
  ...texts,
  eventDate,
  location: text(150)
    .nullish()
    .transform((value) => value || null),
});

export const updateEventBody = z.object({
  title: texts.title.optional(),
  description: texts.description.optional(),
  eventDate: eventDate.optional(),
  location: text(150)
    .nullable()
    .transform((value) => value || null)
    .optional(),
});

export type CreateEvent = z.output<typeof createEventBody>;
export type UpdateEvent = z.output<typeof updateEventBody>;

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
