import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { deleteHandledReports } from './commands/delete-reports.ts';

const sweepReportsTask = defineTask('sweep-reports', z.object({}));

export function registerModerationTasks({ db }: App, queue: Queue): void {
  work(queue, sweepReportsTask, () => deleteHandledReports(db));
  schedule(queue, sweepReportsTask, '15 4 * * *', {});
}
