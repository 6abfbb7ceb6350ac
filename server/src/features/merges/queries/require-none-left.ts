import type { Db } from '#server/db/client.ts';
import { identifier, param, printedSql, sql } from '#server/db/sql.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { MemberReference } from '../member-references.ts';

/** Throws where a row still names the member: deleting the account would delete it too. */
export async function requireNoneLeft(
  tx: Db,
  references: MemberReference[],
  id: string,
): Promise<void> {
  for (const { table, column } of references.filter(({ kind }) => kind === 'id')) {
    const { rows } = await tx.execute(
      sql`SELECT 1 FROM ${printedSql(table)} t WHERE t.${identifier(column)} = ${param(id)} LIMIT 1`,
    );
    if (rows.length > 0)
      throw new AppError(
        'conflict',
        `These accounts cannot be merged: rows of ${table} could not be moved.`,
      );
  }
}
