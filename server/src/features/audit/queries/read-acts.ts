import type { AuditFilter } from '#contract/audit/contract.ts';
import type { Db } from '#server/db/client.ts';
import { isoInstant } from '#server/db/columns.ts';
import { integer, param, sql } from '#server/db/sql.ts';
import { csvLine } from '#server/platform/csv.ts';
import { auditConditions } from './list-acts.ts';

const rowsAtOnce = 500;

type Row = {
  at: string;
  id: string;
  actor: string | null;
  subject: string | null;
} & Record<
  'action' | 'actorId' | 'subjectId' | 'targetType' | 'targetId' | 'before' | 'after' | 'note',
  string | null
>;

/** All acts as CSV, newest first, page by page: the log may be longer than fits into memory. */
export async function* readActsAsCsv(
  db: Db,
  filter: AuditFilter,
  timeZone: string,
): AsyncGenerator<string> {
  yield csvLine([
    'When',
    'Action',
    'By',
    'By id',
    'About',
    'About id',
    'Target type',
    'Target id',
    'Before',
    'After',
    'Note',
  ]);
  let start: [string, string] | null = ['infinity', ''];
  while (start) {
    const rows: Row[] = await readPage(db, filter, timeZone, start);
    yield rows.map(lineOf).join('');
    const last = rows.at(-1);
    start = last && rows.length === rowsAtOnce ? [last.at, last.id] : null;
  }
}

async function readPage(
  db: Db,
  filter: AuditFilter,
  timeZone: string,
  [at, id]: [string, string],
): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT t.created_at::text AS at, t.id, t.action, t.actor_id AS "actorId", t.subject_id AS "subjectId",
      a.first_name || ' ' || a.last_name AS actor, s.first_name || ' ' || s.last_name AS subject,
      t.target_type AS "targetType", t.target_id AS "targetId", t.before::text, t.after::text, t.note
    FROM audit_entries t LEFT JOIN users a ON a.id = t.actor_id LEFT JOIN users s ON s.id = t.subject_id
    WHERE ${auditConditions(filter, timeZone)}
      AND (t.created_at, t.id) < (${param(at)}::timestamptz, ${param(id)})
    ORDER BY t.created_at DESC, t.id DESC LIMIT ${integer(rowsAtOnce)}`);
  return rows;
}

function lineOf(row: Row): string {
  const { actor, actorId, subject, subjectId, targetType, targetId, before, after, note } = row;
  return csvLine([
    isoInstant(row.at),
    row.action,
    actor,
    actorId,
    subject,
    subjectId,
    targetType,
    targetId,
    before,
    after,
    note,
  ]);
}
