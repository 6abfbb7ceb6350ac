import type { SQL } from 'drizzle-orm';
import type { ActAboutMe, AuditEntry, AuditFilter, AuditQuery } from '#contract/audit/contract.ts';
import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { type JsonFields, jsonObject } from '#server/db/json.ts';
import {
  type JsonPage,
  type JsonRow,
  jsonPage,
  type PageStart,
  pageStart,
} from '#server/db/page.ts';
import { integer, join, param, sql } from '#server/db/sql.ts';
import { pagedStatement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { joinedUserJson } from '../../users/queries.ts';

const actFields: JsonFields<ActAboutMe> = {
  id: sql`t.id`,
  action: sql`t.action`,
  targetType: sql`t.target_type`,
  targetId: sql`t.target_id`,
  before: sql<ActAboutMe['before']>`t.before`,
  after: sql<ActAboutMe['after']>`t.after`,
  note: sql`t.note`,
  createdAt: sql`t.created_at`,
};

/** SQL: what an act `t` must be. The days are the school's. */
export function auditConditions(filter: AuditFilter, timeZone: string): SQL {
  const { action, actorId, subjectId, from, to } = filter;
  const startOf = (day: string, plus: SQL) =>
    sql`((${param(day)}::date + ${plus})::timestamp AT TIME ZONE ${param(timeZone)})`;
  return join(
    [
      sql`true`,
      ...(action ? [sql`t.action = ${param(action)}`] : []),
      ...(actorId ? [sql`t.actor_id = ${param(actorId)}`] : []),
      ...(subjectId ? [sql`t.subject_id = ${param(subjectId)}`] : []),
      ...(from ? [sql`t.created_at >= ${startOf(from, sql`0`)}`] : []),
      ...(to ? [sql`t.created_at < ${startOf(to, sql`1`)}`] : []),
    ],
    sql` AND `,
  );
}

export async function listActs(
  db: Db,
  { limit, cursor, ...filter }: AuditQuery,
  timeZone: string,
): Promise<JsonPage<AuditEntry>> {
  const [at, id] = pageStart(cursor);
  const { rows } = await db.execute<JsonRow<AuditEntry>>(sql`
    SELECT t.created_at::text AS at, t.id, ${jsonObject<AuditEntry>({
      ...actFields,
      actor: joinedUserJson(sql`a`),
      subject: joinedUserJson(sql`s`),
      actorId: sql`t.actor_id`,
      subjectId: sql`t.subject_id`,
    })}::text AS item
    FROM (SELECT * FROM audit_entries t
      WHERE ${auditConditions(filter, timeZone)}
        AND (t.created_at, t.id) < (${param(at)}::timestamptz, ${param(id)})
      ORDER BY t.created_at DESC, t.id DESC LIMIT ${integer(limit + 1)}) t
    LEFT JOIN users a ON a.id = t.actor_id LEFT JOIN users s ON s.id = t.subject_id
    ORDER BY t.created_at DESC, t.id DESC`);
  return jsonPage(rows, { limit });
}

const actsAboutMember = pagedStatement<JsonRow<ActAboutMe>, [memberId: string, ...PageStart]>(
  'acts_about_member',
  (rows, member, at, id) => sql`
    SELECT t.created_at::text AS at, t.id, ${jsonObject<ActAboutMe>(actFields)}::text AS item
    FROM audit_entries t
    WHERE t.subject_id = ANY (ARRAY(SELECT ${member}::text UNION ALL
        SELECT f.user_id FROM former_accounts f WHERE f.current_id = ${member})) AND (t.created_at, t.id) < (${at}::timestamptz, ${id})
    ORDER BY t.created_at DESC, t.id DESC LIMIT ${rows}`,
);

/** What was done about the viewer, or about an account that was merged into theirs; who did it stays with the administrators. */
export async function listActsAbout(
  db: Db,
  viewer: Viewer,
  query: PageQuery,
): Promise<JsonPage<ActAboutMe>> {
  const rows = await actsAboutMember(db, query.limit, viewer.id, ...pageStart(query.cursor));
  return jsonPage(rows, query);
}
