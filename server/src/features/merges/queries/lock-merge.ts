import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import type { Step } from '../commands/journal.ts';

export interface LockedMerge extends Record<string, unknown> {
  primaryId: string | null;
  /** Who the primary was when the merge was made. */
  mergedInto: string | null;
  secondaryId: string;
  secondaryEmail: string;
  isUndone: boolean;
  isTooLate: boolean;
  /** The address that the primary gave up for the secondary's; null where it kept its own. */
  formerEmail: string | null;
  steps: Step[];
}

export async function lockMerge(tx: Db, id: string): Promise<LockedMerge | null> {
  const { rows } = await tx.execute<LockedMerge>(sql`
    SELECT primary_id AS "primaryId", journal->>'primary' AS "mergedInto", secondary_id AS "secondaryId",
      secondary_email::text AS "secondaryEmail", undone_at IS NOT NULL AS "isUndone",
      undo_until <= now() AS "isTooLate", journal->>'formerEmail' AS "formerEmail",
      coalesce(journal->'steps', '[]') AS steps
    FROM account_merges WHERE id = ${param(id)} FOR UPDATE`);
  return rows[0] ?? null;
}

/** The account that has this address now. */
export async function findOwnerOf(tx: Db, email: string): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`SELECT id FROM users WHERE email = ${param(email)}`,
  );
  return rows[0]?.id ?? null;
}
