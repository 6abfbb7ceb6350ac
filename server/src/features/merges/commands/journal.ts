import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { type Fragment, identifier, join, param, printedSql, sql } from '#server/db/sql.ts';
import type { Schema, Table } from '../queries/read-schema.ts';
import { forgottenTables } from '../resolutions.ts';

export type Row = Record<string, unknown>;

/** What a merge did to rows of one table. Of a changed row its key and the changed columns are kept, of others all of it. */
export interface Step {
  act: 'change' | 'remove' | 'insert';
  table: string;
  before: Row[];
  after: Row[];
}

/** A merge at work: every write goes through the functions below, so that the steps tell how to undo it. */
export interface Work {
  tx: Db;
  schema: Schema;
  steps: Step[];
}

export function tableOf({ schema }: Pick<Work, 'schema'>, name: string): Table {
  const table = schema.tables.get(name);
  if (!table || table.key.length === 0) throw new Error(`The table ${name} has no key.`);
  return table;
}

/** Changes columns of rows `t`. Returns how many. */
export async function changeRows(
  work: Work,
  name: string,
  set: Record<string, Fragment>,
  where: Fragment,
): Promise<number> {
  const { key } = tableOf(work, name);
  const kept = [...new Set([...key, ...Object.keys(set)])];
  const before = kept.flatMap((column) => [
    sql`${param(column)}::text`,
    sql`t.${identifier(column)}`,
  ]);
  const after = kept.flatMap((column) => [
    sql`${param(column)}::text`,
    set[column] ?? sql`t.${identifier(column)}`,
  ]);
  const { rows } = await work.tx.execute<{ before: Row; after: Row }>(sql`
    SELECT ${jsonObject(before)} AS before, ${jsonObject(after)} AS after
    FROM ${printedSql(name)} t WHERE ${where} FOR UPDATE`);
  if (rows.length === 0) return 0;
  const assignments = Object.entries(set).map(
    ([column, value]) => sql`${identifier(column)} = ${value}`,
  );
  await work.tx.execute(
    sql`UPDATE ${printedSql(name)} t SET ${join(assignments, sql`, `)} WHERE ${where}`,
  );
  const step = { before: rows.map((row) => row.before), after: rows.map((row) => row.after) };
  work.steps.push({ act: 'change', table: name, ...step });
  return rows.length;
}

/** Deletes rows `t`, and first what their foreign keys delete or empty with them. Returns the deleted rows. */
export async function removeRows(work: Work, name: string, where: Fragment): Promise<Row[]> {
  const removed = await lockRows(work, name, where);
  if (removed.length === 0) return [];
  for (const child of work.schema.foreignKeys.filter(({ parent }) => parent === name)) {
    const values = removed.map((row) => row[child.parentColumn] as string);
    const isChild = sql`t.${identifier(child.column)}::text = ANY (${param(values)}::text[])`;
    if (forgottenTables.includes(child.table)) await forgetRows(work, child.table, isChild);
    else if (child.onDelete === 'c') await removeRows(work, child.table, isChild);
    else if (child.onDelete === 'n')
      await changeRows(work, child.table, { [child.column]: sql`NULL` }, isChild);
  }
  await deleteRows(work, name, removed);
  return removed;
}

/** Deletes rows `t` that no other row names. */
export async function removeUnnamedRows(work: Work, name: string, where: Fragment): Promise<void> {
  await deleteRows(work, name, await lockRows(work, name, where));
}

async function lockRows(work: Work, name: string, where: Fragment): Promise<Row[]> {
  const cells = tableOf(work, name).columns.flatMap((column) => [
    sql`${param(column)}::text`,
    sql`t.${identifier(column)}`,
  ]);
  const { rows } = await work.tx.execute<{ row: Row }>(
    sql`SELECT ${wideObject(cells)} AS row FROM ${printedSql(name)} t WHERE ${where} FOR UPDATE`,
  );
  return rows.map(({ row }) => row);
}

async function deleteRows(work: Work, name: string, rows: Row[]): Promise<void> {
  await work.tx.execute(sql`DELETE FROM ${printedSql(name)} t
    USING ${recordset(name, rows)} r WHERE ${sameKey(tableOf(work, name).key)}`);
  work.steps.push({ act: 'remove', table: name, before: rows, after: [] });
}

/** Deletes rows `t` and tells the journal nothing. */
export async function forgetRows({ tx }: Work, name: string, where: Fragment): Promise<void> {
  await tx.execute(sql`DELETE FROM ${printedSql(name)} t WHERE ${where}`);
}

/** Notes rows that the merge has added. */
export function noteInserted(work: Work, name: string, rows: Row[]): void {
  if (rows.length > 0) work.steps.push({ act: 'insert', table: name, before: [], after: rows });
}

/** SQL: the row `t` is the row `r`. */
export function sameKey(key: string[]): SQL {
  return join(
    key.map((column) => sql`t.${identifier(column)} = r.${identifier(column)}`),
    sql` AND `,
  );
}

/** SQL: rows as a table with the columns and types of this one. */
export function recordset(name: string, rows: Row[]): SQL {
  return sql`jsonb_populate_recordset(NULL::${printedSql(name)}, ${param(JSON.stringify(rows))}::jsonb)`;
}

/** SQL: the row `t` is one of these. */
export function isOneOf({ key, name }: Table, rows: Row[]): SQL {
  return sql`EXISTS (SELECT 1 FROM ${recordset(name, rows)} r WHERE ${sameKey(key)})`;
}

const jsonObject = (cells: Fragment[]): SQL => sql`jsonb_build_object(${join(cells, sql`, `)})`;

/** In pieces: a function of PostgreSQL takes at most 100 arguments. */
function wideObject(cells: Fragment[]): SQL {
  const pieces: SQL[] = [];
  for (let at = 0; at < cells.length; at += 80) pieces.push(jsonObject(cells.slice(at, at + 80)));
  return join(pieces, sql` || `);
}
