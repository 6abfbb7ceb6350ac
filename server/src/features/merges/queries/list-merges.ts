import type { AccountMerge } from '#contract/merges/contract.ts';
import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { jsonObject } from '#server/db/json.ts';
import { type Page, page, pageStart } from '#server/db/page.ts';
import { type Fragment, param, sql } from '#server/db/sql.ts';
import { pagedStatement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import { joinedUserJson } from '../../users/queries.ts';

type Found = { item: AccountMerge };

const selectMerges = (where: Fragment) => sql`
  SELECT ${jsonObject<AccountMerge>({
    id: sql`m.id`,
    primary: joinedUserJson(sql`p`),
    secondary: jsonObject<AccountMerge['secondary']>({
      id: sql`m.secondary_id`,
      firstName: sql`m.secondary_name[1]`,
      lastName: sql`m.secondary_name[2]`,
      email: sql`m.secondary_email`,
    }),
    by: joinedUserJson(sql`b`),
    totalItemsMerged: sql`m.total_items`,
    conflictsResolved: sql`m.conflicts`,
    createdAt: iso(sql`m.created_at`),
    undoUntil: iso(sql`m.undo_until`),
    undoneAt: iso(sql`m.undone_at`),
  })} AS item
  FROM account_merges m LEFT JOIN users p ON p.id = m.primary_id LEFT JOIN users b ON b.id = m.by_id
  WHERE ${where} ORDER BY m.created_at DESC, m.id DESC`;

function iso(instant: Fragment) {
  return sql`to_char(${instant}, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

const newestMerges = pagedStatement<Found, [at: string, id: string]>(
  'newest_merges',
  (rows, at, id) =>
    sql`${selectMerges(sql`(m.created_at, m.id) < (${at}::timestamptz, ${id}::text)`)} LIMIT ${rows}`,
);

/** Merges, newest first. */
export async function listMerges(db: Db, query: PageQuery): Promise<Page<AccountMerge>> {
  const rows = await newestMerges(db, query.limit, ...pageStart(query.cursor));
  return page(
    rows.map(({ item }) => item),
    query,
    ({ createdAt, id }) => [createdAt, id],
  );
}

export async function getMerge(db: Db, id: string): Promise<AccountMerge> {
  const { rows } = await db.execute<Found>(selectMerges(sql`m.id = ${param(id)}`));
  if (!rows[0]) throw new AppError('not_found', 'There is no such merge.');
  return rows[0].item;
}
