import type { Post } from '#contract/posts/contract.ts';
import { canModerate } from '#contract/users/roles.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { postJson } from './post-json.ts';

const postById = statement<{ item: Post }, [viewerId: string, id: string, seesAll: boolean]>(
  'post_by_id',
  (viewer, id, seesAll) => sql`
   SELECT ${postJson(sql`p`, sql`a`, viewer)} AS item FROM posts p JOIN users a ON a.id = p.author_id
   WHERE p.id = ${id} AND (${seesAll}::boolean OR ${visibleMember(viewer, sql`p.author_id`)})`,
);

/** Administrators and moderators also see the items of suspended members and of members who block them. */
export async function getPost(db: Db, viewer: Viewer, id: string): Promise<Post> {
  const [row] = await postById(db, viewer.id, id, canModerate(viewer));
  if (!row) throw new AppError('not_found', 'Post not found. It may have been deleted.');
  return row.item;
}
