import { presence } from '#contract/presence/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { countOnline, listOnline, listToday } from './queries.ts';

export function presenceRoutes(app: App): void {
  const { clock, config } = app;
  mount(app, presence.listOnline, ({ db }) => listOnline(db, clock.now()));
  mount(app, presence.countOnline, ({ db, viewer }) => countOnline(db, viewer, clock.now()));
  mount(app, presence.listToday, ({ db }) => listToday(db, config.timeZone, clock.now()));
}
