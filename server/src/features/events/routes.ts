import { events } from '#contract/events/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { createEvent, removeEvent, updateEvent } from './commands/change-event.ts';
import { getEvent } from './queries/get-event.ts';
import { listEvents } from './queries/list-events.ts';

export function eventRoutes(app: App): void {
  mount(app, events.list, ({ db, viewer, query }) => listEvents(db, viewer, query));
  mount(app, events.get, ({ db, viewer, params }) => getEvent(db, viewer, params.id));
  mount(app, events.create, ({ db, viewer, body }) => createEvent(db, viewer, body));
  mount(app, events.update, ({ db, viewer, params, body }) =>
    updateEvent(db, viewer, params.id, body),
  );
  mount(app, events.remove, ({ db, viewer, params }) => removeEvent(db, viewer, params.id));
}
