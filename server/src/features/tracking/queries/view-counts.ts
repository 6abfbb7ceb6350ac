import type { ContentType } from '#contract/tracking/contract.ts';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleText } from '../../visibility/queries/visible-members.ts';

type Posted = Exclude<ContentType, 'profile'>;

const tables: Record<Posted, string> = { job: 'jobs', post: 'posts', event: 'events' };

type Count = { id: string; views: number };

const mostOwn = 100;

const countText = (type: Posted) => `SELECT t.id, (SELECT count(*)::int FROM content_views v
  WHERE v.content_type = '${type}' AND v.content_id = t.id) AS views FROM ${tables[type]} t`;

const countsOf = (type: Posted) => ({
  named: statement<Count, [viewerId: string, ids: string[], seesAll: boolean]>(
    `view_counts_${type}`,
    `${countText(type)} WHERE t.id = ANY ($2::text[]) AND ($3::boolean OR t.author_id = $1)`,
  ),
  own: statement<Count, [viewerId: string]>(
    `own_view_counts_${type}`,
    `${countText(type)} WHERE t.author_id = $1 ORDER BY t.created_at DESC LIMIT ${mostOwn}`,
  ),
});

const counts = { job: countsOf('job'), post: countsOf('post'), event: countsOf('event') };

/**
 * How often each of these items was viewed, or each of the viewer's newest; what others posted is left out, but for
 * administrators.
 */
export async function countViews(
  db: Db,
  viewer: Viewer,
  type: Posted,
  ids: string[] | undefined,
): Promise<Record<string, number>> {
  const { named, own } = counts[type];
  const rows = ids ? await named(db, viewer.id, ids, viewer.isAdmin) : await own(db, viewer.id);
  return Object.fromEntries(rows.map(({ id, views }) => [id, views]));
}

type Owner = { ownerId: string };

const ownerOf = (type: ContentType) => {
  const [table, owner] = type === 'profile' ? ['users', 't.id'] : [tables[type], 't.author_id'];
  return statement<Owner, [viewerId: string, id: string, seesAll: boolean]>(
    `owner_of_${type}`,
    `SELECT ${owner} AS "ownerId" FROM ${table} t
     WHERE t.id = $2 AND ($3::boolean OR ${visibleText('$1', owner ?? '')})`,
  );
};

const owners = {
  job: ownerOf('job'),
  post: ownerOf('post'),
  event: ownerOf('event'),
  profile: ownerOf('profile'),
};

/** Whose content this is, as far as the viewer may see it. */
export async function getOwnerOf(
  db: Db,
  viewer: Viewer,
  type: ContentType,
  id: string,
): Promise<string> {
  const [row] = await owners[type](db, viewer.id, id, viewer.isAdmin);
  if (row) return row.ownerId;
  throw new AppError('not_found', 'What was viewed is not here. It may have been deleted.');
}
