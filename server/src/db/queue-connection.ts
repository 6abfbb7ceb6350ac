import { sql } from 'drizzle-orm';
import { type ConnectionOptions, fromDrizzle } from 'pg-boss';
import type { Db } from './client.ts';

/** Lets the queue write through our transaction, so that a rollback takes the job with it. */
export function queueConnection(db: Db): ConnectionOptions['db'] {
  return fromDrizzle(db, sql);
}
