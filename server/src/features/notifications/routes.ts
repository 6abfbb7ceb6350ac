import { notifications } from '#contract/notifications/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { markAllRead, markRead, removeNotification } from './commands/mark-read.ts';
import { attachDailyAllowance } from './daily-allowance.ts';
import { countUnread, listNotifications } from './queries/list-notifications.ts';

export function notificationRoutes(app: App): void {
  attachDailyAllowance(app);
  mount(app, notifications.list, ({ db, viewer, query }) => listNotifications(db, viewer, query));
  mount(app, notifications.count, ({ db, viewer }) => countUnread(db, viewer));
  mount(app, notifications.markAllRead, ({ db, viewer }) => markAllRead(db, viewer));
  mount(app, notifications.markRead, ({ db, viewer, params }) => markRead(db, viewer, params.id));
  mount(app, notifications.remove, ({ db, viewer, params }) =>
    removeNotification(db, viewer, params.id),
  );
}
