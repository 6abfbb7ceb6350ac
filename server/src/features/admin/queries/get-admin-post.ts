import type { AdminPost } from '#contract/admin/contract.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { adminPostJson } from './list-content.ts';

const postById = statement<{ item: AdminPost }, [viewerId: string, id: string]>(
  'admin_post_by_id',
  (viewer, id) => sql`SELECT ${adminPostJson(viewer)} AS item
    FROM posts c JOIN users a ON a.id = c.author_id WHERE c.id = ${id}`,
);

export async function getAdminPost(db: Db, viewer: Viewer, id: string): Promise<AdminPost> {
  const [row] = await postById(db, viewer.id, id);
  if (!row) throw new AppError('not_found', 'Post not found. It may have been deleted.');
  return row.item;
}
