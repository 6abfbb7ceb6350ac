import { events } from '#contract/events/contract.ts';
import { pathTo } from '#contract/paths.ts';
import type { App } from '../../http/app.ts';
import { sendCalendar } from '../../http/files/send-calendar.ts';
import { mount } from '../../http/mount.ts';
import { calendarFile } from '../../platform/calendar/calendar-file.ts';
import { answerEvent } from './commands/answer-event.ts';
import { createEvent, removeEvent, updateEvent } from './commands/change-event.ts';
import { getEvent } from './queries/get-event.ts';
import { listAttendees } from './queries/list-attendees.ts';
import { listEvents } from './queries/list-events.ts';
import { listUpcoming } from './queries/list-upcoming.ts';

export function eventRoutes(app: App): void {
  const { timeZone } = app.config;
  mount(app, events.list, ({ db, viewer, query }) => listEvents(db, viewer, query));
  mount(app, events.listUpcoming, ({ db, viewer, query }) =>
    listUpcoming(db, viewer, query, { now: app.clock.now(), timeZone }),
  );
  mount(app, events.get, ({ db, viewer, params }) => getEvent(db, viewer, params.id));
  mount(app, events.create, ({ db, viewer, body }) => createEvent(db, viewer, body));
  mount(app, events.update, ({ db, viewer, params, body }) =>
    updateEvent(db, viewer, params.id, body, timeZone),
  );
  mount(app, events.remove, ({ db, viewer, params }) =>
    removeEvent(db, viewer, params.id, timeZone),
  );
  mount(app, events.rsvp, ({ db, viewer, params, body }) =>
    answerEvent(db, viewer, params.id, body.status),
  );
  mount(app, events.listAttendees, ({ db, viewer, params }) =>
    listAttendees(db, viewer, params.id),
  );
  mount(app, events.calendarFile, async ({ db, viewer, params, reply }) => {
    const event = await getEvent(db, viewer, params.id);
    const url = app.publicUrl() + pathTo('event', { eventId: event.id });
    const entry = {
      ...event,
      start: event.eventDate,
      end: event.endDate,
      changed: event.createdAt,
      url,
    };
    const file = calendarFile([entry], event.title, app.clock.now());
    sendCalendar(reply, file, calendarFileName(event.title));
  });
}

/** Letters that every file system and header takes. */
function calendarFileName(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${name || 'event'}.ics`;
}
