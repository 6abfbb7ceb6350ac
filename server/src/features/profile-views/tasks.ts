import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { schoolTime } from '../../platform/school-time.ts';
import { deleteOldProfileViews } from './commands.ts';

const cleanUpProfileViewsTask = defineTask('clean-up-profile-views', z.object({}));

export function registerProfileViewTasks(app: App, queue: Queue): void {
  work(queue, cleanUpProfileViewsTask, () => deleteOldProfileViews(app.db, schoolTime(app).today));
  schedule(queue, cleanUpProfileViewsTask, '30 4 * * *', {});
}
