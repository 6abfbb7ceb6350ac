import type { z } from 'zod';

export interface TaskOptions {
  /** How often a failed task is retried before it is given up. */
  retries?: number;
  /** The delay before the first retry; each later one is about twice as long. */
  retrySeconds?: number;
  maxRetrySeconds?: number;
  /** A worker that takes longer counts as dead, and the task is retried. */
  expireSeconds?: number;
  /** How long a task that has not been done may wait, retries included; it is deleted then. */
  waitSeconds?: number;
  /** How long a task that was given up stays in the table. One that is done leaves it at once. */
  keepSeconds?: number;
}

export interface Task<Schema extends z.ZodType<object, object> = z.ZodType<object, object>> {
  name: string;
  schema: Schema;
  options: Required<TaskOptions>;
}

const defaults = {
  retries: 5,
  retrySeconds: 5,
  maxRetrySeconds: 3600,
  expireSeconds: 300,
  waitSeconds: 14 * 24 * 3600,
  keepSeconds: 7 * 24 * 3600,
};

/** A kind of background work; its data is validated when it is enqueued and again when it is run. */
export function defineTask<Schema extends z.ZodType<object, object>>(
  name: string,
  schema: Schema,
  options: TaskOptions = {},
): Task<Schema> {
  return { name, schema, options: { ...defaults, ...options } };
}
