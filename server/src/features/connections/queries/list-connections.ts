import type { SQL } from 'drizzle-orm';
import type { ConnectedMember } from '#contract/connections/contract.ts';
import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { jsonObject } from '#server/db/json.ts';
import {
  type JsonPage,
  type JsonRow,
  jsonPage,
  type PageStart,
  pageStart,
} from '#server/db/page.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { pagedStatement, statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { userSummaryFields } from '../../users/queries.ts';
import { getReadableMember, visibleMember } from '../../visibility/queries/visible-members.ts';

/** SQL: the connections of a member, with the other member of each. */
const connectionsOf = (member: Fragment): SQL => sql`(
  SELECT id, addressee_id AS other_id, changed_at FROM connections WHERE requester_id = ${member} AND status = 'accepted'
  UNION ALL
  SELECT id, requester_id, changed_at FROM connections WHERE addressee_id = ${member} AND status = 'accepted')`;

/** SQL: the viewer may see both the member and the other one of the connection `c`. */
const isShown = (viewer: Fragment, member: Fragment, seesAll: Fragment): SQL =>
  sql`(${seesAll}::boolean OR ${visibleMember(viewer, member)}) AND ${visibleMember(viewer, sql`c.other_id`)}`;

type MemberValues = [viewerId: string, userId: string, seesAll: boolean];

const connectedMembers = pagedStatement<JsonRow<ConnectedMember>, [...MemberValues, ...PageStart]>(
  'connected_members',
  (rows, viewer, member, seesAll, at, id) => sql`
  SELECT c.changed_at::text AS at, c.id,
    ${jsonObject<ConnectedMember>({
      ...userSummaryFields(sql`u`),
      skills: sql`u.skills`,
      connectedAt: sql`c.changed_at`,
    })}::text AS item
  FROM (SELECT * FROM ${connectionsOf(member)} c
    WHERE (c.changed_at, c.id) < (${at}::timestamptz, ${id}) AND ${isShown(viewer, member, seesAll)}
    ORDER BY c.changed_at DESC, c.id DESC LIMIT ${rows}) c
  JOIN users u ON u.id = c.other_id
  ORDER BY c.changed_at DESC, c.id DESC`,
);

const connectionCount = statement<{ count: number }, MemberValues>(
  'connection_count',
  (viewer, member, seesAll) => sql`
   SELECT count(*)::int AS count FROM ${connectionsOf(member)} c WHERE ${isShown(viewer, member, seesAll)}`,
);

/** Whom a member is connected with, as far as the viewer may see them; the newest connection first. */
export async function listConnections(
  db: Db,
  viewer: Viewer,
  userId: string,
  query: PageQuery,
): Promise<JsonPage<ConnectedMember>> {
  const values: MemberValues = [viewer.id, userId, viewer.isAdmin];
  const rows = await connectedMembers(db, query.limit, ...values, ...pageStart(query.cursor));
  if (rows.length === 0) await getReadableMember(db, viewer, userId);
  return jsonPage(rows, query);
}

export async function countConnections(
  db: Db,
  viewer: Viewer,
  userId: string,
): Promise<{ count: number }> {
  const [row] = await connectionCount(db, viewer.id, userId, viewer.isAdmin);
  if (!row?.count) await getReadableMember(db, viewer, userId);
  return { count: row?.count ?? 0 };
}
