import type { BlockedMember } from '#contract/moderation/contract.ts';
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

const blockedMembers = pagedStatement<JsonRow<BlockedMember>, [viewerId: string, ...PageStart]>(
  'blocked_members',
  (rows, viewer, at, id) => sql`
  SELECT b.created_at::text AS at, b.blocked_id AS id,
    ${jsonObject<BlockedMember>({
      ...userSummaryFields(sql`u`),
      blockedAt: sql`b.created_at`,
      profileImageUrl: sql`NULL`,
    })}::text AS item
  FROM blocks b JOIN users u ON u.id = b.blocked_id
  WHERE b.blocker_id = ${viewer} AND (b.created_at, b.blocked_id) < (${at}::timestamptz, ${id})
  ORDER BY b.created_at DESC, b.blocked_id DESC LIMIT ${rows}`,
);

/** Whom the viewer blocks, suspended or not: the one list that still shows them, without a photo, so that they can be unblocked. */
export async function listBlocks(
  db: Db,
  viewer: Viewer,
  query: PageQuery,
): Promise<JsonPage<BlockedMember>> {
  const rows = await blockedMembers(db, query.limit, viewer.id, ...pageStart(query.cursor));
  return jsonPage(rows, query);
}
