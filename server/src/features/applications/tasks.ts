import { z } from 'zod';
import { runSteps } from '../../db/batch-run.ts';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { closeUnanswered } from './commands/close-unanswered.ts';
import { remindOwners } from './commands/remind-owners.ts';

const keepPromisesTask = defineTask('keep-promises', z.object({}), { expireSeconds: 3600 });

const everyMorning = '0 9 * * *';

/** What waits too long: its owner is reminded, and in the end it is closed. */
export function registerApplicationTasks(app: App, queue: Queue): void {
  const { db, clock } = app;
  const { timeZone } = app.config;
  work(queue, keepPromisesTask, async () => {
    const at = { now: clock.now(), timeZone };
    await runSteps(
      () => closeUnanswered(db, at),
      () => remindOwners(db, at),
    );
  });
  schedule(queue, keepPromisesTask, everyMorning, {}, timeZone);
}
