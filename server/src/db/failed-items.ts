import { lte, type SQL } from 'drizzle-orm';
import { cutToLength } from '#contract/cut-text.ts';
import type { Db } from './client.ts';
import { keptDays } from './kept-days.ts';
import { loggableError } from './loggable-error.ts';
import { type Fragment, integer, param, sql } from './sql.ts';
import { failedItems } from './tables.ts';

const mostTries = 3;
const longestReason = 300;

export interface SetAside extends Record<string, unknown> {
  task: string;
  count: number;
  /** Of the newest. */
  error: string;
}

/** SQL: this item of a task has failed three times. */
export const isSetAside = (task: string, item: Fragment): SQL => sql`EXISTS (
  SELECT 1 FROM ${failedItems} failed
  WHERE failed.task = ${param(task)} AND failed.item = ${item} AND failed.tries >= ${integer(mostTries)})`;

/** Those of the items that have failed before, and whether they are set aside. */
export async function listFailedItems(
  db: Db,
  task: string,
  items: string[],
): Promise<Map<string, { isSetAside: boolean }>> {
  const { rows } = await db.execute<{ item: string; tries: number }>(sql`
    SELECT item, tries FROM ${failedItems}
    WHERE task = ${param(task)} AND item = ANY (${param(items)}::text[])`);
  return new Map(rows.map(({ item, tries }) => [item, { isSetAside: tries >= mostTries }]));
}

/** Without the values of a row. */
export function describeFailure(error: unknown): string {
  const { message } = loggableError(error instanceof Error ? error : new Error(String(error)));
  return cutToLength(message, longestReason);
}

export async function recordFailedItem(
  db: Db,
  task: string,
  item: string,
  error: unknown,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO ${failedItems} AS failed (task, item, tries, error)
    VALUES (${param(task)}, ${param(item)}, 1, ${param(describeFailure(error))})
    ON CONFLICT (task, item) DO UPDATE
    SET tries = failed.tries + 1, error = excluded.error, failed_at = now()`);
}

/** They have succeeded. */
export async function forgetFailedItems(db: Db, task: string, items: string[]): Promise<void> {
  await db.execute(sql`DELETE FROM ${failedItems}
    WHERE task = ${param(task)} AND item = ANY (${param(items)}::text[])`);
}

/** Whatever is about this member. */
export async function forgetFailedItemsOf(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM ${failedItems} WHERE strpos(item, ${param(userId)}) > 0`);
}

/** What is still due then is tried again. */
export async function deleteOldFailedItems(db: Db): Promise<void> {
  await db
    .delete(failedItems)
    .where(
      lte(failedItems.failedAt, sql`now() - make_interval(days => ${param(keptDays.failedItems)})`),
    );
}

export async function listSetAside(db: Db): Promise<SetAside[]> {
  const { rows } = await db.execute<SetAside>(sql`
    SELECT task, count(*)::int AS count, (array_agg(error ORDER BY failed_at DESC))[1] AS error
    FROM ${failedItems} WHERE tries >= ${integer(mostTries)} GROUP BY task ORDER BY task`);
  return rows;
}

/** The next run of each task tries again what was set aside; returns how much that is. */
export async function retrySetAside(db: Db): Promise<number> {
  const { rowCount } = await db.execute(
    sql`DELETE FROM ${failedItems} WHERE tries >= ${integer(mostTries)}`,
  );
  return rowCount ?? 0;
}
