import { z } from 'zod';
import { changes, limitOf, perDay, perHour } from '../limits.ts';
import { day, id, idParams, instant, pageQuery } from '../primitives.ts';
import { projectReference } from '../projects/reference.ts';
import { defineRoute } from '../route.ts';
import { media } from '../uploads/media.ts';
import { userSummary } from '../users/contract.ts';
import { createEventBody, rsvpBody, rsvpStatuses, updateEventBody } from './forms.ts';

export const event = z.object({
  id: z.string(),
  authorId: z.string(),
  author: userSummary,
  title: z.string(),
  description: z.string(),
  eventDate: instant,
  endDate: instant.nullable(),
  location: z.string().nullable(),
  /** Seats; null for any number. */
  capacity: z.int().nullable(),
  /** The poster. */
  imageUrl: z.string().nullable(),
  media: media.nullable(),
  going: z.int(),
  waiting: z.int(),
  myRsvp: z.enum(rsvpStatuses).nullable(),
  /** My place on the waiting list, from 1; left out of lists. */
  waitingPlace: z.int().nullable().optional(),
  project: projectReference.nullable(),
  commentCount: z.int(),
  /** Left out of the feed, which shows no field for a comment and pays for every column. */
  isCommentingOpen: z.boolean().optional(),
  createdAt: instant,
});

export type Event = z.output<typeof event>;

/** Who comes: one's connections by name, the others by number. The organizer reads everybody's name. */
const attendees = z.object({
  people: z.array(userSummary.extend({ status: z.enum(rsvpStatuses), isConnection: z.boolean() })),
  going: z.int(),
  maybe: z.int(),
  waiting: z.int(),
});

export type Attendees = z.output<typeof attendees>;

const rsvpState = z.object({
  status: z.enum(rsvpStatuses),
  going: z.int(),
  waiting: z.int(),
});

export type RsvpState = z.output<typeof rsvpState>;

const upcomingQuery = pageQuery.extend({
  /** The first and the last day, by the school's clock. Without a first day: what has not ended. */
  from: day.optional(),
  to: day.optional(),
  /** Only those that I go to, may go to or wait for. */
  mine: z.stringbool().default(false),
});

export type UpcomingQuery = z.output<typeof upcomingQuery>;

export const events = {
  list: defineRoute({
    method: 'GET',
    path: '/api/events',
    access: 'member',
    summary: 'Events, newest first',
    query: pageQuery.extend({ authorId: id.optional(), projectId: id.optional() }),
    response: z.array(event),
    paged: true,
  }),
  listUpcoming: defineRoute({
    method: 'GET',
    path: '/api/events/upcoming',
    access: 'member',
    summary: 'Events by their date, the next one first; of some days, or only mine',
    query: upcomingQuery,
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
    limit: limitOf('events', perHour(40), perDay(100)),
    summary: 'Add an event',
    body: createEventBody,
    response: event,
    status: 201,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/api/events/:id',
    access: 'member',
    limit: changes,
    audit: ['event.update'],
    summary: 'Edit my event (administrators: any)',
    params: idParams,
    body: updateEventBody,
    response: event,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/events/:id',
    access: 'member',
    limit: 'none',
    audit: ['event.remove'],
    summary: 'Delete my event (administrators: any)',
    params: idParams,
    response: null,
  }),
  rsvp: defineRoute({
    method: 'PUT',
    path: '/api/events/:id/rsvp',
    access: 'member',
    limit: limitOf('answers to events', perHour(300)),
    summary: 'Say whether I come; where all seats are taken, going puts me on the waiting list',
    params: idParams,
    body: rsvpBody,
    response: rsvpState,
  }),
  listAttendees: defineRoute({
    method: 'GET',
    path: '/api/events/:id/attendees',
    access: 'member',
    summary:
      'Who comes: connections by name, others by number; the organizer sees all names (200 at most)',
    params: idParams,
    response: attendees,
  }),
  calendarFile: defineRoute({
    method: 'GET',
    path: '/api/events/:id/calendar.ics',
    access: 'member',
    summary: 'The event as an iCalendar file',
    params: idParams,
    response: 'stream',
  }),
};
