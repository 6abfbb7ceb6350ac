import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import type { Suspension } from '../../users/commands.ts';

type Entry = {
  since: string;
  reason: string;
  /** The member was not suspended before. */
  isFirst: boolean;
  changesEnd: boolean;
  /** When the suspension before it was to end; only where this one changed it. */
  endBefore: string | null;
  /** Microseconds: when it began, and when an appeal took it back. */
  at: number;
  overturnedAt: number | null;
};

/**
 * The suspension whose place the current one took, unless it has ended or was taken back as well. The row of a member has only the
 * last one; the audit log has all.
 */
export async function findEarlierSuspension(
  tx: Db,
  memberId: string,
  current: { since: string; until: string | null },
): Promise<(Suspension & { since: string }) | null> {
  const [first, ...earlier] = await listSuspensions(tx, memberId, current.since);
  let { until } = current;
  for (let entry = first; entry && !entry.isFirst; ) {
    const { at } = entry;
    if (entry.changesEnd) until = entry.endBefore;
    const before = earlier.find(
      (one) => one.at < at && (one.overturnedAt === null || one.overturnedAt > at),
    );
    if (before?.overturnedAt === null) {
      const isOver = until !== null && Date.parse(until) <= Date.now();
      return isOver ? null : { since: before.since, reason: before.reason, until };
    }
    entry = before;
  }
  return null;
}

/** The newest first. */
async function listSuspensions(tx: Db, memberId: string, last: string): Promise<Entry[]> {
  const { rows } = await tx.execute<Entry>(sql`
    SELECT e.created_at::text AS since, coalesce(e.note, '') AS reason, e.before ? 'isSuspended' AS "isFirst",
      e.before ? 'suspendedUntil' AS "changesEnd", e.before ->> 'suspendedUntil' AS "endBefore",
      (extract(epoch FROM e.created_at) * 1000000)::float8 AS at,
      (SELECT (extract(epoch FROM r.appeal_decided_at) * 1000000)::float8 FROM reports r
        WHERE r.subject_id = e.subject_id AND r.decided_at = e.created_at AND r.appeal_decision = 'overturn' LIMIT 1) AS "overturnedAt"
    FROM audit_entries e
    WHERE e.subject_id = ${param(memberId)} AND e.action = 'user.suspend' AND e.created_at <= ${param(last)}::timestamptz
    ORDER BY e.created_at DESC, e.id DESC LIMIT 100`);
  return rows;
}
