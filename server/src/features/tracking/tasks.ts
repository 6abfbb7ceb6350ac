import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { createPartitions, deleteOldRows, deleteUnsharedRows } from './commands/sweep.ts';

const sweepTask = defineTask('sweep-recorded', z.object({}));

export function registerTrackingTasks({ db }: App, queue: Queue): void {
  work(queue, sweepTask, async () => {
    await createPartitions(db);
    await deleteOldRows(db);
    await deleteUnsharedRows(db);
  });
  schedule(queue, sweepTask, '45 4 * * *', {});
}
