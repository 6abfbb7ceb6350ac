import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { forgetJournals } from './commands/undo-merge.ts';
import { mailNewAddress } from './graduation/commands/start-graduation.ts';
import { mailNewAddressTask } from './graduation/task.ts';

const forgetJournalsTask = defineTask('forget-merge-journals', z.object({}));

export function registerMergeTasks(app: App, queue: Queue): void {
  work(queue, mailNewAddressTask, (order) => mailNewAddress(app.db, order, app.config.adminEmails));
  work(queue, forgetJournalsTask, () => forgetJournals(app.db));
  schedule(queue, forgetJournalsTask, '23 4 * * *', {});
}
