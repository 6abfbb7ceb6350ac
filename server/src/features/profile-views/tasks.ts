import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { deleteOldProfileViews } from './commands.ts';

const cleanUpProfileViewsTask = defineTask('clean-up-profile-views', z.object({}));

export function registerProfileViewTasks({ db }: App, queue: Queue): void {
  work(queue, cleanUpProfileViewsTask, () => deleteOldProfileViews(db));
  schedule(queue, cleanUpProfileViewsTask, '30 4 * * *', {});
}
