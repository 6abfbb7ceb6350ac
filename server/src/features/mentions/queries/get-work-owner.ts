import type { CommentSubject } from '#contract/comments/subjects.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { type Statement, statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';

type OwnerStatement = Statement<
  { ownerId: string },
  [viewerId: string, id: string, seesAll: boolean]
>;

const columns = {
  post: { table: sql`posts`, owner: sql`author_id` },
  portfolio: { table: sql`portfolio_items`, owner: sql`user_id` },
  event: { table: sql`events`, owner: sql`author_id` },
};

const ownerOf = (on: CommentSubject): OwnerStatement => {
  const { table, owner } = columns[on];
  return statement(
    `mentionable_owner_of_${on}`,
    (viewer, id, seesAll) => sql`SELECT w.${owner} AS "ownerId" FROM ${table} w
     WHERE w.id = ${id} AND (${seesAll}::boolean OR ${visibleMember(viewer, sql`w.${owner}`)})`,
  );
};

const owners: Record<CommentSubject, OwnerStatement> = {
  post: ownerOf('post'),
  portfolio: ownerOf('portfolio'),
  event: ownerOf('event'),
};

/** Whose work it is, if the viewer may see it; administrators see every work. */
export async function getWorkOwner(
  db: Db,
  viewer: Viewer,
  on: CommentSubject,
  id: string,
): Promise<string> {
  const [found] = await owners[on](db, viewer.id, id, viewer.isAdmin);
  if (!found) throw new AppError('not_found', 'This is no longer here. It may have been deleted.');
  return found.ownerId;
}
