import type pg from 'pg';
import type { ConnectionOptions } from 'pg-boss';
import type { Db } from './client.ts';

/** Lets the queue write through our transaction, so that a rollback takes the task with it. */
export function queueConnection(db: Db): ConnectionOptions['db'] {
  const client = db.$client as pg.Pool;
  return { executeSql: (text, values) => client.query(text, values) };
}
