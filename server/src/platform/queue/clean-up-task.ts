import { z } from 'zod';
import { runSteps } from '../../db/batch-run.ts';
import type { Db } from '../../db/client.ts';
import { deleteOldFailedItems } from '../../db/failed-items.ts';
import { deleteOldIdempotencyKeys } from '../../db/idempotency-keys.ts';
import { deleteExpiredRateLimits } from '../../db/rate-limit.ts';
import { type Queue, schedule, work } from './queue.ts';
import { defineTask } from './task.ts';

const cleanUpTask = defineTask('clean-up', z.object({}));

/** Deletes expired counters of rate limits, old answers of repeatable POSTs and old failures of batches. */
export function registerCleanUpTask(db: Db, queue: Queue): void {
  work(queue, cleanUpTask, () =>
    runSteps(
      () => deleteExpiredRateLimits(db),
      () => deleteOldIdempotencyKeys(db),
      () => deleteOldFailedItems(db),
    ),
  );
  schedule(queue, cleanUpTask, '*/15 * * * *', {});
}
