import type { Db } from '#server/db/client.ts';
import { identifier, join, param, printedSql, sql } from '#server/db/sql.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { MemberReference } from '../member-references.ts';

/** Throws where a row still names the member: deleting the account would delete it too. */
export async function requireNoneLeft(
  tx: Db,
  references: MemberReference[],
  id: string,
): Promise<void> {
  const byTable = Map.groupBy(
    references.filter(({ kind }) => kind === 'id'),
    ({ table }) => table,
  );
  const looks = [...byTable].map(([table, columns]) => {
    const isNamed = columns.map(({ column }) => sql`t.${identifier(column)} = ${param(id)}`);
    return sql`SELECT ${param(table)}::text AS name WHERE EXISTS (SELECT 1 FROM ${printedSql(table)} t WHERE ${join(isNamed, sql` OR `)})`;
  });
  const { rows } = await tx.execute<{ name: string }>(join(looks, sql` UNION ALL `));
  if (rows[0])
    throw new AppError(
      'conflict',
      `These accounts cannot be merged: rows of ${rows[0].name} could not be moved.`,
    );
}
