import { z } from 'zod';
import { runSteps } from '../../db/batch-run.ts';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { expireExports } from './commands/data-exports.ts';
import { deleteLeftMembers } from './commands/delete-left-members.ts';
import { prepareExport } from './export/prepare-export.ts';
import { exportTask } from './export-task.ts';

export const cleanUpAccountsTask = defineTask('clean-up-accounts', z.object({}));

export function registerAccountTasks(app: App, queue: Queue): void {
  work(queue, exportTask, ({ exportId }) => prepareExport(app, exportId));
  work(queue, cleanUpAccountsTask, () =>
    runSteps(
      () => expireExports(app.db),
      () => deleteLeftMembers(app.db),
    ),
  );
  schedule(queue, cleanUpAccountsTask, '41 * * * *', {});
}
