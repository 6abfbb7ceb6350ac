import type { SQL } from 'drizzle-orm';
import { AppError } from '../errors/app-error.ts';
import type { Db } from './client.ts';
import {
  describeFailure,
  forgetFailedItems,
  isSetAside,
  listFailedItems,
  recordFailedItem,
} from './failed-items.ts';
import { isOutage, wasEndedByLimit } from './is-outage.ts';
import { type Fragment, param, sql } from './sql.ts';
import { transaction } from './transaction.ts';

/** One run of a task through its items. */
export interface BatchRun {
  task: string;
  /** What the items belong to where an item is tried anew for each: a job, a week. */
  about: string;
  /** By the id of the item. */
  failures: Map<string, unknown>;
}

type Split = (ids: string[]) => string[][];

const oneByOne: Split = (ids) => ids.map((id) => [id]);

export function startRun(task: string, about = ''): BatchRun {
  return { task, about, failures: new Map() };
}

/** SQL: this item is not to be taken: it was set aside, or has failed in this run. For runs whose items have no `about`. */
export function isLeftOut({ task, failures }: BatchRun, id: Fragment): SQL {
  return sql`(${isSetAside(task, id)} OR ${id} = ANY (${param([...failures.keys()])}::text[]))`;
}

/**
 * Does the work for all items in one transaction, or savepoint; where that fails, for smaller parts and at last for each by
 * itself, so that a bad one keeps no other. One that fails three times is set aside. Only an outage ends the run.
 */
export async function workThrough(
  db: Db,
  run: BatchRun,
  ids: string[],
  work: (tx: Db, ids: string[]) => Promise<void>,
  split: Split = oneByOne,
): Promise<void> {
  await attemptAll(db, run, ids, (some) => transaction(db, (tx) => work(tx, some)), split);
}

/** The same for work that opens its own transactions, or needs none. */
export async function attemptAll(
  db: Db,
  run: BatchRun,
  ids: string[],
  attempt: (ids: string[]) => Promise<void>,
  split: Split = oneByOne,
): Promise<void> {
  if (ids.length === 0) return;
  const known = await listFailedItems(
    db,
    run.task,
    ids.map((id) => itemOf(run, id)),
  );
  const wanted = ids.filter((id) => !known.get(itemOf(run, id))?.isSetAside);
  await attemptSome(wanted);
  const mended = wanted.map((id) => itemOf(run, id)).filter((item) => known.has(item));
  if (mended.length > 0) await forgetFailedItems(db, run.task, mended.filter(hasSucceeded(run)));

  async function attemptSome(some: string[]): Promise<void> {
    if (some.length === 0) return;
    try {
      await attempt(some);
    } catch (error) {
      if (isNobodysFault(error)) throw error;
      const [only, ...others] = some;
      if (only === undefined || others.length > 0) {
        for (const part of split(some)) await attemptSome(part);
        return;
      }
      run.failures.set(only, error);
      await recordFailedItem(db, run.task, itemOf(run, only), error);
    }
  }
}

/** Lets the queue log what failed, and run the task again. */
export function throwFailures({ task, failures }: BatchRun): void {
  throwAll([...failures.values()], `${task} failed for ${failures.size}`);
}

/** Runs every step although one before it fails, and fails at the end. */
export async function runSteps(...steps: (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  throwAll(failures, `${failures.length} of ${steps.length} steps failed`);
}

/** The log keeps the message alone, so that it names the first reason. */
function throwAll(failures: unknown[], what: string): void {
  if (failures.length === 0) return;
  throw new AggregateError(failures, `${what}: ${describeFailure(failures[0])}`);
}

const itemOf = ({ about }: BatchRun, id: string) => (about ? `${about} ${id}` : id);

const hasSucceeded = (run: BatchRun) => {
  const failed = new Set([...run.failures.keys()].map((id) => itemOf(run, id)));
  return (item: string) => !failed.has(item);
};

/** The database or the queue is away. A statement that was ended by a limit may be that of a bad item. */
function isNobodysFault(error: unknown): boolean {
  if (error instanceof AppError && error.code === 'unavailable') return true;
  return isOutage(error) && !wasEndedByLimit(error);
}
