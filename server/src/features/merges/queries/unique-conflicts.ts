import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { type Fragment, identifier, join, printedSql, sql } from '#server/db/sql.ts';
import type { Table } from './read-schema.ts';

type Row = Record<string, unknown>;

export interface Conflict {
  secondary: Row;
  primary: Row;
}

/**
 * Rows that hold the secondary and would, with `after` in their columns, be a second one in a unique index: beside a row that
 * does not, or beside each other. The index itself says which of its expressions are compared and which rows it has.
 */
export async function findUniqueConflicts(
  tx: Db,
  { name, columns, key, uniques }: Table,
  after: Record<string, Fragment>,
  holds: SQL,
): Promise<Conflict[]> {
  const found: Conflict[] = [];
  const cells = columns.map((column) =>
    after[column] ? sql`${after[column]} AS ${identifier(column)}` : sql`t.${identifier(column)}`,
  );
  const order = key.map((column) => sql`t.${identifier(column)}`);
  for (const { keys, predicate } of uniques) {
    const compared = keys.map(
      (expression, at) => sql`${printedSql(expression)} AS ${identifier(`compared_${at}`)}`,
    );
    const isIn = predicate === null ? sql`true` : printedSql(predicate);
    const isSame = keys.map((_, at) => {
      const column = identifier(`compared_${at}`);
      return sql`s.${column} = p.${column}`;
    });
    const { rows } = await tx.execute<{ secondary: Row; primary: Row }>(sql`
      WITH moved AS (SELECT held, place, ${join(compared, sql`, `)}
        FROM (SELECT to_jsonb(t) AS held, row_number() OVER (ORDER BY ${join(order, sql`, `)}) AS place,
            ${join(cells, sql`, `)} FROM ${printedSql(name)} t WHERE ${holds}) held_rows
        WHERE ${isIn})
      SELECT s.held AS secondary, p.held AS primary FROM moved s
      JOIN (SELECT to_jsonb(t) AS held, ${join(compared, sql`, `)} FROM ${printedSql(name)} t
        WHERE ${isIn} AND NOT coalesce(${holds}, false)) p ON ${join(isSame, sql` AND `)}
      UNION ALL
      SELECT s.held, p.held FROM moved s JOIN moved p ON s.place > p.place AND ${join(isSame, sql` AND `)}`);
    found.push(...rows);
  }
  return found;
}
