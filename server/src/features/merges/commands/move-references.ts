import type { SQL } from 'drizzle-orm';
import { type Fragment, identifier, join, param, printedSql, sql } from '#server/db/sql.ts';
import { listReferences, type MemberReference } from '../member-references.ts';
import { findUniqueConflicts } from '../queries/unique-conflicts.ts';
import {
  describeConflict,
  endedTables,
  forgottenTables,
  pairs,
  prefersSecondary,
} from '../resolutions.ts';
import {
  changeRows,
  forgetRows,
  isOneOf,
  type Row,
  removeRows,
  tableOf,
  type Work,
} from './journal.ts';

export interface Merge extends Work {
  primary: string;
  secondary: string;
  /** Rows moved, by table. */
  moved: Map<string, number>;
  /** Sentences, each with how many rows it is about. */
  conflicts: Map<string, number>;
}

export function noteConflict({ conflicts }: Merge, sentence: string, count: number): void {
  if (count > 0) conflicts.set(sentence, (conflicts.get(sentence) ?? 0) + count);
}

/** Moved by commands of their own. */
const ownCommand = ['conversations', 'content_totals'];

/** Moves every row that names the secondary, table by table. */
export async function moveReferences(merge: Merge): Promise<void> {
  const byTable = Map.groupBy(listReferences(merge.schema), ({ table }) => table);
  for (const [name, references] of byTable) {
    if (ownCommand.includes(name)) continue;
    const holds = holdsMember(references, merge.secondary);
    if (forgottenTables.includes(name)) await forgetRows(merge, name, holds);
    else if (endedTables.includes(name)) await removeRows(merge, name, holds);
    else if (await hasRows(merge, name, holds)) await moveTable(merge, name, references, holds);
  }
}

/** Most tables have none: one question spares those that look for pairs and conflicts. */
async function hasRows({ tx }: Merge, name: string, holds: SQL): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT 1 FROM ${printedSql(name)} t WHERE ${holds} LIMIT 1`,
  );
  return rows.length > 0;
}

async function moveTable(
  merge: Merge,
  name: string,
  references: MemberReference[],
  holds: SQL,
): Promise<void> {
  const pair = pairs[name];
  if (pair) {
    const self = await removeRows(merge, name, isBetween(merge, pair.columns));
    noteConflict(merge, pair.between, self.length);
  }
  const after = Object.fromEntries(
    references.map((reference) => [reference.column, valueAfter(merge, reference)]),
  );
  await resolveConflicts(merge, name, after, holds);
  const count = await changeRows(merge, name, after, holds);
  if (count > 0) merge.moved.set(name, (merge.moved.get(name) ?? 0) + count);
}

async function resolveConflicts(
  merge: Merge,
  name: string,
  after: Record<string, Fragment>,
  holds: SQL,
): Promise<void> {
  const table = tableOf(merge, name);
  const conflicts = await findUniqueConflicts(merge.tx, table, after, holds);
  if (conflicts.length === 0) return;
  const losers: Row[] = conflicts.map(({ primary, secondary }) =>
    prefersSecondary[name]?.(secondary, primary) ? primary : secondary,
  );
  const removed = await removeRows(merge, name, isOneOf(table, losers));
  noteConflict(merge, describeConflict(name), removed.length);
}

/** SQL: the row `t` names the member. */
function holdsMember(references: MemberReference[], id: string): SQL {
  const ids = references.filter(({ kind }) => kind === 'id');
  const within = references.filter(({ kind }) => kind === 'within');
  const isNamed = ids.map(({ column }) => sql`t.${identifier(column)} = ${param(id)}`);
  // The acts of notifications are many, and each names its member in a column as well.
  const isWithin = ids.length > 0 && within.length > 1 ? [] : within;
  const isInside = isWithin.map(({ column }) =>
    column === 'mentions'
      ? sql`t.mentions @> ${param(JSON.stringify([{ id }]))}::jsonb`
      : sql`t.${identifier(column)}::text LIKE ${param(`%${id}%`)}`,
  );
  return sql`(${join([...isNamed, ...isInside], sql` OR `)})`;
}

/** SQL: what the column of the row `t` holds after the merge. */
function valueAfter({ primary, secondary }: Merge, { table, column, kind }: MemberReference): SQL {
  const cell = sql`t.${identifier(column)}`;
  if (kind === 'id')
    return sql`CASE WHEN ${cell} = ${param(secondary)} THEN ${param(primary)}::text ELSE ${cell} END`;
  const replaced = sql`replace(${cell}::text, ${param(secondary)}::text, ${param(primary)}::text)`;
  return `${table}.${column}` === 'notification_acts.dedupe_key'
    ? replaced
    : sql`${replaced}::jsonb`;
}

/** SQL: the row `t` is of the two members with each other. */
function isBetween({ primary, secondary }: Merge, [one, other]: [string, string]): SQL {
  const both = (left: string, right: string) =>
    sql`(t.${identifier(one)} = ${param(left)} AND t.${identifier(other)} = ${param(right)})`;
  return sql`(${both(primary, secondary)} OR ${both(secondary, primary)})`;
}
