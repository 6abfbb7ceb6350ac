/** Milliseconds after which PostgreSQL ends a statement, a wait for a lock, or a transaction in which nothing happens. */
export interface SessionLimits {
  statement: number;
  lock: number;
  idleInTransaction: number;
}

/** For what somebody waits for: an answer that takes longer is of no use. */
export const requestLimits: SessionLimits = {
  statement: 30_000,
  lock: 10_000,
  idleInTransaction: 30_000,
};

/** For tasks of the queue, seeds and benchmarks. */
export const backgroundLimits: SessionLimits = {
  statement: 15 * 60_000,
  lock: 60_000,
  idleInTransaction: 5 * 60_000,
};
