import type { ConnectionRequest } from '#contract/connections/contract.ts';
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
import { sql } from '#server/db/sql.ts';
import { pagedStatement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { userSummaryFields } from '../../users/queries.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';

const receivedRequests = pagedStatement<
  JsonRow<ConnectionRequest>,
  [viewerId: string, ...PageStart]
>(
  'received_requests',
  (rows, viewer, at, id) => sql`
  SELECT c.changed_at::text AS at, c.id, ${jsonObject<ConnectionRequest>({
    ...userSummaryFields(sql`u`),
    connectionId: sql`c.id`,
    note: sql`c.note`,
    requestedAt: sql`c.changed_at`,
  })}::text AS item
  FROM (SELECT * FROM connections c WHERE c.addressee_id = ${viewer} AND c.status = 'pending'
      AND (c.changed_at, c.id) < (${at}::timestamptz, ${id}) AND ${visibleMember(viewer, sql`c.requester_id`)}
    ORDER BY c.changed_at DESC, c.id DESC LIMIT ${rows}) c
  JOIN users u ON u.id = c.requester_id
  ORDER BY c.changed_at DESC, c.id DESC`,
);

/** Who asks the viewer to connect, the newest request first. */
export async function listRequests(
  db: Db,
  viewer: Viewer,
  query: PageQuery,
): Promise<JsonPage<ConnectionRequest>> {
  const rows = await receivedRequests(db, query.limit, viewer.id, ...pageStart(query.cursor));
  return jsonPage(rows, query);
}
