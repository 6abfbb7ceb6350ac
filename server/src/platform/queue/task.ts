import type { z } from 'zod';

export interface TaskOptions {
  /** How often a failed run is tried again before the task is given up. */
  retries?: number;
  /** The wait before the first retry; each later one is about twice as long. */
  retrySeconds?: number;
  longestRetrySeconds?: number;
  /** A run that takes longer is taken for dead, and the task for free to be tried again. */
  expireSeconds?: number;
}

export interface Task<Schema extends z.ZodType<object, object> = z.ZodType<object, object>> {
  name: string;
  schema: Schema;
  options: Required<TaskOptions>;
}

const defaults = { retries: 5, retrySeconds: 5, longestRetrySeconds: 3600, expireSeconds: 300 };

/** A kind of work for the queue; its data is checked when it is put in and again when it is taken out. */
export function defineTask<Schema extends z.ZodType<object, object>>(
  name: string,
  schema: Schema,
  options: TaskOptions = {},
): Task<Schema> {
  return { name, schema, options: { ...defaults, ...options } };
}
