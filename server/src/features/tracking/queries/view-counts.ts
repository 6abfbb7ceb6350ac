import type { ContentType } from '#contract/tracking/contract.ts';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { AppError } from '#server/platform/app-error.ts';
import { visibleText } from '../../moderation/queries.ts';

type Posted = Exclude<ContentType, 'profile'>;

const tables: Record<Posted, string> = { job: 'jobs', post: 'posts', event: 'events' };

const countsOf = (type: Posted) =>
  statement<{ id: string; views: number }, [viewerId: string, ids: string[], seesAll: boolean]>(
    `view_counts_${type}`,
    `SELECT t.id, (SELECT count(*)::int FROM content_views v
       WHERE v.content_type = '${type}' AND v.content_id = t.id) AS views
     FROM ${tables[type]} t WHERE t.id = ANY ($2::text[]) AND ($3::boolean OR t.author_id = $1)`,
  );

const counts = { job: countsOf('job'), post: countsOf('post'), event: countsOf('event') };

/** How often each of these items was viewed; what others posted is left out, but for administrators. */
export async function countViews(
  db: Db,
  viewer: Viewer,
  type: Posted,
  ids: string[],
): Promise<Record<string, number>> {
  const rows = await counts[type](db, viewer.id, ids, viewer.isAdmin);
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
