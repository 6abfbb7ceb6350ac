import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { urlOfKey } from '../../uploads/queries.ts';

/** The uploads of a post, also the copied poster of a video elsewhere, by their addresses. */
export async function listOwnUploads(db: Db, postId: string): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; key: string }>(sql`
    SELECT f.id, f.key FROM uploads f WHERE f.id IN (
      SELECT p.upload_id FROM posts p WHERE p.id = ${param(postId)}
      UNION ALL SELECT pp.upload_id FROM post_pictures pp WHERE pp.post_id = ${param(postId)})`);
  return new Map(rows.map(({ id, key }) => [urlOfKey(key), id]));
}
