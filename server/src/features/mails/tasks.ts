import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { mailNotifications } from './notifications/commands.ts';
import { unsubscribeLink } from './unsubscribe/unsubscribe-link.ts';

/** The next run comes in a minute and finds what this one left. */
export const mailNotificationsTask = defineTask('mail-notifications', z.object({}), {
  retries: 0,
  keepSeconds: 3600,
});

export function registerMailTasks(app: App, queue: Queue): void {
  const { db } = app;
  const links = () => ({ publicUrl: app.publicUrl(), unsubscribe: unsubscribeLink(app) });
  work(queue, mailNotificationsTask, () => mailNotifications(db, links()));
  schedule(queue, mailNotificationsTask, '* * * * *', {});
}
