import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { type JsonPage, type JsonRow, jsonPage, pageStart } from '#server/db/page.ts';
import { pagedStatement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { userSummaryFields } from '../../users/queries.ts';

const blockedMembers = pagedStatement<JsonRow, [viewerId: string, at: string, id: string]>(
  'blocked_members',
  (rows) => `
  SELECT b.created_at::text AS at, b.blocked_id AS id,
    json_build_object(${userSummaryFields('u')}, 'blockedAt', b.created_at)::text AS item
  FROM blocks b JOIN users u ON u.id = b.blocked_id
  WHERE b.blocker_id = $1 AND (b.created_at, b.blocked_id) < ($2::timestamptz, $3)
  ORDER BY b.created_at DESC, b.blocked_id DESC LIMIT ${rows}`,
);

/** Whom the viewer blocks: the one place where they are still seen, to be let back. */
export async function listBlocks(db: Db, viewer: Viewer, query: PageQuery): Promise<JsonPage> {
  const rows = await blockedMembers(db, query.limit, viewer.id, ...pageStart(query.cursor));
  return jsonPage(rows, query);
}
