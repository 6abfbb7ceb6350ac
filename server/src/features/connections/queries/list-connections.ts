import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { type JsonPage, type JsonRow, jsonPage, pageStart } from '#server/db/page.ts';
import { pagedStatement, statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { userSummaryFields } from '../../users/queries.ts';
import { getReadableMember, visibleText } from '../../visibility/queries/visible-members.ts';

/** SQL text: the connections of member `$2`, with the other one of each. */
const connectionsOfMember = `(
  SELECT id, addressee_id AS other_id, changed_at FROM connections WHERE requester_id = $2 AND status = 'accepted'
  UNION ALL
  SELECT id, requester_id, changed_at FROM connections WHERE addressee_id = $2 AND status = 'accepted')`;

const isShown = `($3::boolean OR ${visibleText('$1', '$2')}) AND ${visibleText('$1', 'c.other_id')}`;

type Asked = [viewerId: string, userId: string, seesAll: boolean];

const connectedMembers = pagedStatement<JsonRow, [...Asked, at: string, id: string]>(
  'connected_members',
  (rows) => `
  SELECT c.changed_at::text AS at, c.id,
    json_build_object(${userSummaryFields('u')}, 'skills', u.skills, 'connectedAt', c.changed_at)::text AS item
  FROM (SELECT * FROM ${connectionsOfMember} c
    WHERE (c.changed_at, c.id) < ($4::timestamptz, $5) AND ${isShown}
    ORDER BY c.changed_at DESC, c.id DESC LIMIT ${rows}) c
  JOIN users u ON u.id = c.other_id
  ORDER BY c.changed_at DESC, c.id DESC`,
);

const connectionCount = statement<{ count: number }, Asked>(
  'connection_count',
  `SELECT count(*)::int AS count FROM ${connectionsOfMember} c WHERE ${isShown}`,
);

/** Whom a member is connected with, as far as the viewer may see them; the newest connection first. */
export async function listConnections(
  db: Db,
  viewer: Viewer,
  userId: string,
  query: PageQuery,
): Promise<JsonPage> {
  const asked = [viewer.id, userId, viewer.isAdmin] as const;
  const rows = await connectedMembers(db, query.limit, ...asked, ...pageStart(query.cursor));
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
