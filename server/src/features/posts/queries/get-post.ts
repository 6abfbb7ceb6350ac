import type { Post } from '#contract/posts/contract.ts';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleText } from '../../visibility/queries/visible-members.ts';
import { postFields } from './post-json.ts';

const postById = statement<{ item: Post }, [viewerId: string, id: string, seesAll: boolean]>(
  'post_by_id',
  `SELECT json_build_object(${postFields('p', 'a', '$1')}) AS item FROM posts p JOIN users a ON a.id = p.author_id
   WHERE p.id = $2 AND ($3::boolean OR ${visibleText('$1', 'p.author_id')})`,
);

/** Administrators also see what suspended members or members who block them have posted. */
export async function getPost(db: Db, viewer: Viewer, id: string): Promise<Post> {
  const [row] = await postById(db, viewer.id, id, viewer.isAdmin);
  if (!row) throw new AppError('not_found', 'Post not found. It may have been deleted.');
  return row.item;
}
