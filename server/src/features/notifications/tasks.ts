import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { deleteOldNotifications } from './commands/delete-old-notifications.ts';

const sweepNotificationsTask = defineTask('sweep-notifications', z.object({}));

export function registerNotificationTasks({ db }: App, queue: Queue): void {
  work(queue, sweepNotificationsTask, () => deleteOldNotifications(db));
  schedule(queue, sweepNotificationsTask, '10 4 * * *', {});
}
