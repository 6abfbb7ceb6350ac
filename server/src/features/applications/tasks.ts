import { z } from 'zod';
import { runSteps } from '../../db/batch-run.ts';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { schoolTime } from '../../platform/school-time.ts';
import { closeUnanswered } from './commands/close-unanswered.ts';
import { remindOwners } from './commands/remind-owners.ts';

const keepPromisesTask = defineTask('keep-promises', z.object({}), { expireSeconds: 3600 });

const everyMorning = '0 9 * * *';

/** What waits too long: its owner is reminded, and in the end it is closed. */
export function registerApplicationTasks(app: App, queue: Queue): void {
  const { db } = app;
  work(queue, keepPromisesTask, async () => {
    const time = schoolTime(app);
    await runSteps(
      () => closeUnanswered(db, time),
      () => remindOwners(db, time),
    );
  });
  schedule(queue, keepPromisesTask, everyMorning, {}, app.config.timeZone);
}
