import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { deleteOldIdempotencyKeys } from '../../db/idempotency-keys.ts';
import { deleteExpiredRateLimits } from '../../db/rate-limit.ts';
import { type Queue, schedule, work } from './queue.ts';
import { defineTask } from './task.ts';

const cleanUpTask = defineTask('clean-up', z.object({}));

/** Deletes expired counters of rate limits and old answers of repeatable POSTs. */
export function registerCleanUpTask(db: Db, queue: Queue): void {
  work(queue, cleanUpTask, async () => {
    await deleteExpiredRateLimits(db);
    await deleteOldIdempotencyKeys(db);
  });
  schedule(queue, cleanUpTask, '*/15 * * * *', {});
}
