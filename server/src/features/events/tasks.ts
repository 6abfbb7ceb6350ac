import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { remindGuests } from './commands/remind-guests.ts';

const remindGuestsTask = defineTask('remind-guests', z.object({}));

export function registerEventTasks({ db, config }: App, queue: Queue): void {
  work(queue, remindGuestsTask, () => remindGuests(db, config.timeZone));
  schedule(queue, remindGuestsTask, '11 * * * *', {});
}
