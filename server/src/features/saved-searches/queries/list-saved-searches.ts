import type { SavedSearch } from '#contract/saved-searches/contract.ts';
import type { Db } from '#server/db/client.ts';
import { jsonObject } from '#server/db/json.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';

const searchJson = jsonObject<SavedSearch>({
  id: sql`s.id`,
  q: sql`s.q`,
  skills: sql`s.skills`,
  school: sql`s.school`,
  major: sql`s.major`,
  payment: sql`s.payment`,
  type: sql`s.type`,
  delivery: sql`s.delivery`,
  createdAt: sql`s.created_at`,
});

const ownSearches = statement<{ item: SavedSearch }, [userId: string]>(
  'own_saved_searches',
  (user) => sql`SELECT ${searchJson} AS item FROM saved_searches s WHERE s.user_id = ${user}
    ORDER BY s.created_at DESC, s.id DESC`,
);

const ownSearch = statement<{ item: SavedSearch }, [userId: string, id: string]>(
  'own_saved_search',
  (user, id) =>
    sql`SELECT ${searchJson} AS item FROM saved_searches s WHERE s.user_id = ${user} AND s.id = ${id}`,
);

/** Newest first; there are never more than a few. */
export async function listSavedSearches(db: Db, viewer: { id: string }): Promise<SavedSearch[]> {
  const rows = await ownSearches(db, viewer.id);
  return rows.map(({ item }) => item);
}

/** One of the viewer's own; anybody else's is not there. */
export async function getSavedSearch(
  db: Db,
  viewer: { id: string },
  id: string,
): Promise<SavedSearch> {
  const [row] = await ownSearch(db, viewer.id, id);
  if (!row) throw new AppError('not_found', 'This search is gone.');
  return row.item;
}
