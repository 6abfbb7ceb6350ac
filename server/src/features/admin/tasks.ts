import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { liftEndedSuspensions, suspensionEndedTask } from '../users/commands.ts';
import { finishSuspension } from './commands/finish-suspension.ts';

const liftSuspensionsTask = defineTask('lift-suspensions', z.object({}));

export function registerAdminTasks(app: App, queue: Queue): void {
  work(queue, suspensionEndedTask, ({ userId }) => finishSuspension(app, userId));
  work(queue, liftSuspensionsTask, () => liftEndedSuspensions(app.db));
  schedule(queue, liftSuspensionsTask, '*/5 * * * *', {});
}
