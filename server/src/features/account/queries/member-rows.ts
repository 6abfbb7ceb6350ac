import { eq, type SQL, sum } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { type Fragment, identifier, integer, join, param, sql } from '#server/db/sql.ts';
import { isShownTo } from '../../messages/queries/own-conversation.ts';
import { uploads } from '../../uploads/tables.ts';
import type { CopiedTable } from '../export/member-columns.ts';
import { dependentRows } from './dependent-rows.ts';

const rowsAtOnce = 500;

/** Rows `t` that are in the copy although no column names the member: what was written to them. */
const addressedTo: Record<string, (member: Fragment) => SQL> = {
  messages: (member) => isShownTo(sql`t`, member),
};

/** All later reads of the transaction see the data as it is now. */
export async function freezeSnapshot(tx: Db): Promise<void> {
  await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`);
}

/** The rows of a table that name the member or are addressed to them, each as JSON. */
export function readMemberRows(
  tx: Db,
  userId: string,
  { name, columns, leftOut }: CopiedTable,
): AsyncGenerator<string> {
  const isOwn = columns.map((column) => sql`t.${identifier(column)} = ${param(userId)}`);
  const isAddressed = addressedTo[name]?.(param(userId));
  if (isAddressed) isOwn.push(isAddressed);
  return readRows(
    tx,
    name,
    sql`SELECT (to_jsonb(t) - ${param(leftOut)}::text[])::text AS row
      FROM ${identifier(name)} t WHERE ${join(isOwn, sql` OR `)}`,
  );
}

/** What the member wrote into rows that do not name them as its author, each as JSON. */
export function readDependentRows(tx: Db, userId: string, name: string): AsyncGenerator<string> {
  const rows = dependentRows[name]?.(param(userId));
  if (!rows) throw new Error(`There are no rows called ${name}.`);
  return readRows(tx, name, sql`SELECT to_jsonb(t)::text AS row FROM (${rows}) t`);
}

/** A cursor: a member may have more than fits into memory. */
async function* readRows(tx: Db, name: string, select: SQL): AsyncGenerator<string> {
  const cursor = identifier(`copy_of_${name}`);
  await tx.execute(sql`DECLARE ${cursor} NO SCROLL CURSOR FOR ${select}`);
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(
      sql`FETCH ${integer(rowsAtOnce)} FROM ${cursor}`,
    );
    for (const { row } of rows) yield row;
    if (rows.length < rowsAtOnce) break;
  }
  await tx.execute(sql`CLOSE ${cursor}`);
}

export async function listOwnFiles(db: Db, userId: string) {
  return db
    .select({ id: uploads.id, key: uploads.key, name: uploads.name, size: uploads.size })
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .orderBy(uploads.createdAt, uploads.id);
}

export async function sumOwnFiles(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(uploads.size).mapWith(Number) })
    .from(uploads)
    .where(eq(uploads.userId, userId));
  return row?.bytes ?? 0;
}
