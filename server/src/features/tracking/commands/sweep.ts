import { runSteps } from '#server/db/batch-run.ts';
import type { Db } from '#server/db/client.ts';
import { keptDays } from '#server/db/kept-days.ts';
import { identifier, param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';

/** Tables that are partitioned by month, and the column by which. */
const partitioned = [
  { table: 'analytics_events', column: 'created_at' },
  { table: 'text_highlights', column: 'created_at' },
  { table: 'content_views', column: 'day' },
];

/** Makes the partitions of the coming months; without one, rows land in the partition of all others. */
export async function createPartitions(db: Db): Promise<void> {
  const tables = param(partitioned.map(({ table }) => table));
  await db.execute(sql`
    SELECT create_month_partition(parent, (date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => n))::date)
    FROM unnest(${tables}::text[]) parent, generate_series(0, 2) n`);
}

/** Deletes what is older than 90 days: whole months at once, the rest row by row. */
export async function deleteOldRows(db: Db): Promise<void> {
  const deleteOf =
    ({ table, column }: (typeof partitioned)[number]) =>
    async () => {
      const names = await listOldPartitions(db, table);
      await runSteps(...names.map((name) => () => dropPartition(db, name)), () =>
        db.execute(sql`DELETE FROM ${identifier(table)}
          WHERE ${identifier(column)} < now() - make_interval(days => ${param(keptDays.recordedActs)})`),
      );
    };
  await runSteps(...partitioned.map(deleteOf));
}

/** Not for long: who writes would wait behind us while a backup reads the table. The next night tries again. */
async function dropPartition(db: Db, name: string): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.execute(sql`SET LOCAL lock_timeout = '2s'`);
    await tx.execute(sql`DROP TABLE IF EXISTS ${identifier(name)}`);
  });
}

async function listOldPartitions(db: Db, parent: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = to_regclass(${param(parent)}) AND c.relname ~ '_[0-9]{4}_[0-9]{2}$'
      AND to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= now() - make_interval(days => ${param(keptDays.recordedActs)})`);
  return rows.map(({ name }) => name);
}

/** Rows that were under way while their member switched the counting off. */
export async function deleteUnsharedRows(db: Db): Promise<void> {
  await db.execute(sql`DELETE FROM analytics_events e USING users u
    WHERE e.user_id = u.id AND NOT u.share_analytics`);
  await db.execute(sql`DELETE FROM text_highlights h USING users u
    WHERE h.user_id = u.id AND NOT u.share_highlights`);
}
