import type { SQL } from 'drizzle-orm';
import { identifier, join, printedSql, sql } from '#server/db/sql.ts';
import type { ForeignKey } from '../queries/read-schema.ts';
import { recordset, type Step, sameKey, tableOf, type Work } from './journal.ts';

type Undo = Omit<Work, 'steps'>;

/** Takes the steps of a merge back, the last one first. What was changed since, or is gone, stays so. */
export async function restoreSteps(undo: Undo, steps: Step[]): Promise<void> {
  for (const step of steps.toReversed()) {
    if (!undo.schema.tables.has(step.table)) continue;
    if (step.act === 'change') await changeBack(undo, step);
    else if (step.act === 'remove') await insertAgain(undo, step);
    else await removeInserted(undo, step);
  }
}

/** Sums that went on growing since: the part that was added is taken off again. */
const sums: Record<string, string[]> = { content_totals: ['views', 'duration'] };

async function changeBack(undo: Undo, { table: name, before, after }: Step): Promise<void> {
  const { key, columns } = tableOf(undo, name);
  const changed = Object.keys(after[0] ?? {}).filter(
    (column) =>
      columns.includes(column) &&
      after.some((row, at) => JSON.stringify(row[column]) !== JSON.stringify(before[at]?.[column])),
  );
  if (changed.length === 0) return;
  const assignments = changed.map((name_) => {
    const column = identifier(name_);
    return sums[name]?.includes(name_)
      ? sql`${column} = greatest(t.${column} - (r.${column} - b.${column}), 0)`
      : sql`${column} = CASE WHEN t.${column} IS NOT DISTINCT FROM r.${column} THEN b.${column} ELSE t.${column} END`;
  });
  await undo.tx.execute(sql`
    UPDATE ${printedSql(name)} t SET ${join(assignments, sql`, `)}
    FROM ${recordset(name, after)} WITH ORDINALITY AS r JOIN ${recordset(name, before)} WITH ORDINALITY AS b
      ON b.ordinality = r.ordinality
    WHERE ${sameKey(key)}`);
}

/** A row whose parent was deleted since does not come back; a mere mention of the parent is left empty. */
async function insertAgain(undo: Undo, { table: name, before }: Step): Promise<void> {
  const table = tableOf(undo, name);
  const columns = table.columns.filter((column) => before.some((row) => column in row));
  const parents = undo.schema.foreignKeys.filter((key) => key.table === name);
  const cells = columns.map((column) => {
    const optional = parents.find((key) => key.column === column && key.onDelete === 'n');
    const cell = sql`r.${identifier(column)}`;
    return optional ? sql`CASE WHEN ${isParentThere(optional)} THEN ${cell} END` : cell;
  });
  const needed = parents
    .filter(({ onDelete }) => onDelete !== 'n')
    .map((key) => sql`(r.${identifier(key.column)} IS NULL OR ${isParentThere(key)})`);
  await undo.tx.execute(sql`
    INSERT INTO ${printedSql(name)} (${join(columns.map(identifier), sql`, `)}) OVERRIDING SYSTEM VALUE
    SELECT ${join(cells, sql`, `)} FROM ${recordset(name, before)} r
    WHERE ${needed.length > 0 ? join(needed, sql` AND `) : sql`true`} ON CONFLICT DO NOTHING`);
}

async function removeInserted(undo: Undo, { table: name, after }: Step): Promise<void> {
  const { key } = tableOf(undo, name);
  await undo.tx.execute(
    sql`DELETE FROM ${printedSql(name)} t USING ${recordset(name, after)} r WHERE ${sameKey(key)}`,
  );
}

function isParentThere({ parent, parentColumn, column }: ForeignKey): SQL {
  return sql`EXISTS (SELECT 1 FROM ${printedSql(parent)} parent
    WHERE parent.${identifier(parentColumn)} = r.${identifier(column)})`;
}
