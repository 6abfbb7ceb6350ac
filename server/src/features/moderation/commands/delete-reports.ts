import type { Db } from '#server/db/client.ts';
import { keptDays } from '#server/db/kept-days.ts';
import { param, sql } from '#server/db/sql.ts';
import { reports } from '../tables.ts';

/** Nothing more can be asked of them; what was done is in the audit log. */
export async function deleteHandledReports(db: Db): Promise<void> {
  await db.execute(sql`DELETE FROM ${reports} WHERE status IN ('resolved', 'dismissed')
    AND greatest(decided_at, appeal_decided_at) < now() - make_interval(days => ${param(keptDays.handledReports)})`);
}

/**
 * Deletes the reports about a member and what they made: each holds a copy of it. Where their words only stand before what
 * another member is reported for, the report stays without them.
 */
export async function deleteReportsAbout(tx: Db, userId: string): Promise<void> {
  const member = param(userId);
  await tx.execute(sql`DELETE FROM ${reports} WHERE (target_type = 'user' AND target_id = ${member})
    OR subject_id = ${member}
    OR context #>> '{snapshot,author,id}' = ${member}`);
  await tx.execute(sql`
    UPDATE ${reports} SET context = jsonb_set(context, '{snapshot,before}', (
      SELECT coalesce(jsonb_agg(entry ORDER BY place), '[]')
      FROM jsonb_array_elements(context #> '{snapshot,before}') WITH ORDINALITY AS stood (entry, place)
      WHERE entry #>> '{author,id}' IS DISTINCT FROM ${member}))
    WHERE context @> jsonb_build_object('snapshot', jsonb_build_object('before',
      jsonb_build_array(jsonb_build_object('author', jsonb_build_object('id', ${member}::text)))))`);
}
