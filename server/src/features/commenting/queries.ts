import type { SQL } from 'drizzle-orm';
import type { CommentSubject } from '#contract/comments/subjects.ts';
import { canModerate } from '#contract/users/roles.ts';
import type { Db } from '#server/db/client.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { type Statement, statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleMember } from '../visibility/queries/visible-members.ts';

const tables: Record<CommentSubject, { name: SQL; owner: SQL; gone: string }> = {
  post: {
    name: sql`posts`,
    owner: sql`author_id`,
    gone: 'Post not found. It may have been deleted.',
  },
  portfolio: {
    name: sql`portfolio_items`,
    owner: sql`user_id`,
    gone: 'This item is gone. It may have been deleted.',
  },
  event: {
    name: sql`events`,
    owner: sql`author_id`,
    gone: 'Event not found. It may have been deleted.',
  },
};

/** A post, portfolio item or event that can be commented on. */
export interface Work {
  on: CommentSubject;
  id: string;
  ownerId: string;
  isCommentingOpen: boolean;
}

type WorkRow = Pick<Work, 'ownerId' | 'isCommentingOpen'>;

/** SQL: the work with this id, if the viewer may see it; administrators see all. */
export function readableWork(
  on: CommentSubject,
  columns: Fragment,
  viewer: Fragment,
  id: Fragment,
  seesAll: Fragment,
): SQL {
  const { name, owner } = tables[on];
  return sql`SELECT ${columns} FROM ${name} w
    WHERE w.id = ${id} AND (${seesAll}::boolean OR ${visibleMember(viewer, sql`w.${owner}`)})`;
}

function workById(on: CommentSubject): Statement<WorkRow, [string, string, boolean]> {
  const columns = sql`w.${tables[on].owner} AS "ownerId", w.is_commenting_open AS "isCommentingOpen"`;
  return statement(`commented_${on}`, (viewer, id, seesAll) =>
    readableWork(on, columns, viewer, id, seesAll),
  );
}

const statements = {
  post: workById('post'),
  portfolio: workById('portfolio'),
  event: workById('event'),
};

export async function getWork(
  db: Db,
  viewer: Viewer,
  on: CommentSubject,
  id: string,
): Promise<Work> {
  const [row] = await statements[on](db, viewer.id, id, canModerate(viewer));
  if (!row) throw new AppError('not_found', tables[on].gone);
  return { on, id, ...row };
}
