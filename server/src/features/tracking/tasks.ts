import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { deleteOldActions } from './commands/user-actions.ts';

const cleanUpActionsTask = defineTask('clean-up-user-actions', z.object({}));

export function registerTrackingTasks({ db }: App, queue: Queue): void {
  work(queue, cleanUpActionsTask, () => deleteOldActions(db));
  schedule(queue, cleanUpActionsTask, '45 4 * * *', {});
}
