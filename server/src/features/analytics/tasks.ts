import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { rollUpChanges } from './commands/roll-up-changes.ts';

/** The next one comes in a minute. */
const rollUpTask = defineTask('roll-up-analytics', z.object({}), { retries: 0 });

export function registerAnalyticsTasks({ db, config, clock }: App, queue: Queue): void {
  const count = rollUpChanges(db, config.timeZone);
  work(queue, rollUpTask, () => count(clock.now()));
  schedule(queue, rollUpTask, '* * * * *', {});
}
