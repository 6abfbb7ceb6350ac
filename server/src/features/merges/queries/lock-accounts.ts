import type { MergeResult } from '#contract/merges/contract.ts';
import type { Db } from '#server/db/client.ts';
import { jsonObject } from '#server/db/json.ts';
import { param, sql } from '#server/db/sql.ts';
import { isLeaving, isSuspended, userSummaryFields } from '../../users/queries.ts';
import type { MergedAccount } from '../policy.ts';

export interface LockedAccount extends MergedAccount {
  summary: MergeResult['primary'];
  /** All columns. */
  row: Record<string, unknown>;
  words: {
    firstName: string;
    lastName: string;
    skills: string[];
    major: string | null;
    program: string | null;
  };
}

/** The accounts, locked in the order of their ids until the transaction ends: nobody can add a row that names one of them. */
export async function lockAccounts(tx: Db, ids: string[]): Promise<Map<string, LockedAccount>> {
  const { rows } = await tx.execute<LockedAccount & Record<string, unknown>>(sql`
    SELECT u.id, u.email::text, u.is_admin AS "isAdmin", ${isSuspended(sql`u`)} AS "isSuspended",
      (NOT ${isSuspended(sql`u`)} AND ${isLeaving(sql`u`)}) AS "isLeaving",
      ${jsonObject<LockedAccount['summary']>({
        ...userSummaryFields(sql`u`),
        email: sql`u.email`,
      })} AS summary,
      to_jsonb(u) AS row,
      ${jsonObject<LockedAccount['words']>({
        firstName: sql`u.first_name`,
        lastName: sql`u.last_name`,
        skills: sql`u.skills`,
        major: sql`u.major`,
        program: sql`u.program`,
      })} AS words
    FROM users u WHERE u.id = ANY (${param(ids)}::text[]) ORDER BY u.id FOR UPDATE`);
  return new Map(rows.map((row) => [row.id, row]));
}
