import { and, eq, lt, lte, ne, or, type SQL } from 'drizzle-orm';
import type { DataExport } from '#contract/account/contract.ts';
import { exportDays } from '#contract/account/periods.ts';
import { attemptAll, startRun, throwFailures } from '#server/db/batch-run.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { fileStoreOf } from '#server/platform/files/open-file-store.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { enqueue } from '#server/platform/queue/queue.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { exportTask } from '../export-task.ts';
import { exportColumns, exportFolder, knownExports } from '../queries/data-exports.ts';
import { dataExports } from '../tables.ts';

/** Begins to prepare a copy of the member's data; one at a time. */
export async function startExport(db: Db, userId: string): Promise<DataExport> {
  return transaction(db, async (tx) => {
    const id = newId('export');
    const [started] = await tx
      .insert(dataExports)
      .values({ id, userId })
      .onConflictDoNothing()
      .returning(exportColumns);
    if (!started) throw new AppError('conflict', 'A copy of your data is being prepared already.');
    await enqueue(tx, exportTask, { exportId: id });
    publishTo(tx, [userId], { type: 'account' });
    return started;
  });
}

export async function setProgress(
  db: Db,
  userId: string,
  id: string,
  progress: number,
): Promise<void> {
  await db.update(dataExports).set({ progress }).where(eq(dataExports.id, id));
  publishTo(db, [userId], { type: 'account' });
}

/** Announces a copy whose file is stored. It takes the place of earlier ones, whose files the sweep deletes. */
export async function finishExport(
  db: Db,
  userId: string,
  id: string,
  size: number,
): Promise<void> {
  await transaction(db, async (tx) => {
    const expiresAt = sql`now() + make_interval(days => ${param(exportDays)})`;
    const finished = await tx
      .update(dataExports)
      .set({ status: 'ready', progress: 100, size, expiresAt })
      .where(and(eq(dataExports.id, id), eq(dataExports.status, 'pending')))
      .returning({ id: dataExports.id });
    if (finished.length === 0) return;
    await tx.delete(dataExports).where(and(eq(dataExports.userId, userId), ne(dataExports.id, id)));
    await notify(tx, [userId], { type: 'data_export', actor: null, data: { exportId: id } });
    publishTo(tx, [userId], { type: 'account' });
  });
}

/** The member can start again. */
export async function failExport(db: Db, id: string): Promise<void> {
  await failExports(db, eq(dataExports.id, id));
}

/** Gives up copies whose task was given up, and deletes those that are over. */
export async function expireExports(db: Db): Promise<void> {
  await failExports(db, lt(dataExports.createdAt, sql`now() - interval '4 hours'`));
  await db
    .delete(dataExports)
    .where(
      or(
        lte(dataExports.expiresAt, sql`now()`),
        and(
          eq(dataExports.status, 'failed'),
          lt(dataExports.createdAt, sql`now() - make_interval(days => ${param(exportDays)})`),
        ),
      ),
    );
}

async function failExports(db: Db, which: SQL): Promise<void> {
  const failed = await db
    .update(dataExports)
    .set({ status: 'failed' })
    .where(and(eq(dataExports.status, 'pending'), which))
    .returning({ userId: dataExports.userId });
  for (const { userId } of failed) publishTo(db, [userId], { type: 'account' });
}

/** Deletes the files of copies that are over, replaced, or of a member who was deleted. */
export async function sweepExports(db: Db): Promise<void> {
  const files = fileStoreOf(db);
  const run = startRun('delete-exports');
  for await (const key of files.list(exportFolder)) {
    const id = key.slice(exportFolder.length, -'.zip'.length);
    const isKnown = (await knownExports(db, [id])).has(id);
    if (!isKnown) await attemptAll(db, run, [id], () => files.delete(key));
  }
  throwFailures(run);
}
