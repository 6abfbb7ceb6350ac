import { z } from 'zod';
import type { Db } from '../db/client.ts';
import { deleteOldIdempotencyKeys } from '../db/idempotency.ts';
import { deleteExpiredRateLimits } from '../db/rate-limit.ts';
import { defineJob } from './job.ts';
import { type Queue, schedule, work } from './queue.ts';

const cleanUpJob = defineJob('clean-up', z.object({}));

/** Deletes what has had its time: counters of rate limits and remembered answers. */
export function cleanUp(db: Db, queue: Queue): void {
  work(queue, cleanUpJob, async () => {
    await deleteExpiredRateLimits(db);
    await deleteOldIdempotencyKeys(db);
  });
  schedule(queue, cleanUpJob, '*/15 * * * *', {});
}
