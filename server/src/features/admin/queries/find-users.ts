import type { SQL } from 'drizzle-orm';
import type { AdminUser, admin } from '#contract/admin/contract.ts';
import type { BoundedCount } from '#contract/primitives.ts';
import type { QueryOf } from '#contract/route.ts';
import { boundedCount, countUpToMost } from '#server/db/bounded-count.ts';
import type { Db } from '#server/db/client.ts';
import { type JsonPage, type JsonRow, jsonPage, pageStart } from '#server/db/page.ts';
import { integer, join, param, sql } from '#server/db/sql.ts';
import { isActive, isSuspended } from '../../users/queries.ts';
import { adminUserJson } from './admin-user-json.ts';
import { containing, wordsQuery } from './search-text.ts';

type UsersQuery = QueryOf<typeof admin.listUsers>;
type Filter = Pick<UsersQuery, 'q' | 'status'>;

const ofStatus: Record<NonNullable<Filter['status']>, SQL> = {
  active: isActive(sql`u`),
  suspended: isSuspended(sql`u`),
  staff: sql`(u.is_admin OR u.role IS NOT NULL)`,
};

/** Newest first. Planned for its values, never prepared: a word that everybody has needs another plan than a rare one. */
export async function listUsers(
  db: Db,
  query: UsersQuery,
  protectedEmail: string | null,
): Promise<JsonPage<AdminUser>> {
  const [at, id] = pageStart(query.cursor);
  const { rows } = await db.execute<JsonRow<AdminUser>>(sql`
    SELECT u.created_at::text AS at, u.id, ${adminUserJson(sql`u`, param(protectedEmail))}::text AS item
    FROM users u
    WHERE ${conditions(query)} AND (u.created_at, u.id) < (${param(at)}::timestamptz, ${param(id)})
    ORDER BY u.created_at DESC, u.id DESC LIMIT ${integer(query.limit + 1)}`);
  return jsonPage(rows, query);
}

export async function countUsers(db: Db, filter: Filter): Promise<BoundedCount> {
  const found = sql`SELECT FROM users u WHERE ${conditions(filter)}`;
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT ${countUpToMost(found)} AS count`,
  );
  return boundedCount(rows[0]?.count ?? 0);
}

function conditions({ q, status }: Filter): SQL {
  const all = [
    ...(q ? [sql`u.id IN (${matching(q)})`] : []),
    ...(status ? [ofStatus[status]] : []),
    sql`true`,
  ];
  return join(all, sql` AND `);
}

/** SQL: the ids of who has the words in name, major or skills, or the whole query in the address or a course code. */
function matching(q: string): SQL {
  const words = wordsQuery(q);
  return join(
    [
      ...(words ? [sql`SELECT w.id FROM users w WHERE w.search_skills @@ ${words}`] : []),
      sql`SELECT e.id FROM users e WHERE e.email::text ILIKE ${containing(q)}`,
      sql`SELECT c.user_id FROM courses c WHERE c.course_code ILIKE ${containing(q)}`,
    ],
    sql` UNION `,
  );
}
