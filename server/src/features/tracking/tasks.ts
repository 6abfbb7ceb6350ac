import { z } from 'zod';
import { runSteps } from '../../db/batch-run.ts';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { createPartitions, deleteOldRows, deleteUnsharedRows } from './commands/sweep.ts';

const sweepTask = defineTask('sweep-recorded', z.object({}));

export function registerTrackingTasks({ db }: App, queue: Queue): void {
  work(queue, sweepTask, () =>
    runSteps(
      () => createPartitions(db),
      () => deleteOldRows(db),
      () => deleteUnsharedRows(db),
    ),
  );
  schedule(queue, sweepTask, '45 4 * * *', {});
}
