import type { SQL } from 'drizzle-orm';
import type { CommentSubject } from '#contract/comments/subjects.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import type { Db } from '#server/db/client.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { getWork } from '../../commenting/queries.ts';
import { connectedIds } from '../../connections/queries/connected-ids.ts';
import { isActive, userSummaryJson } from '../../users/queries.ts';
import { visibleTo } from './visible-to.ts';

interface MentionSearch {
  q: string;
  on?: CommentSubject | undefined;
  onId?: string | undefined;
}

const mostWords = 6;

/** SQL: the words as the beginning of a whole name, and as the beginnings of its parts; null without words. */
const typedSql = (words: Fragment): SQL => sql`
  SELECT string_agg(word, ' ' ORDER BY place) AS start,
    string_agg('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || ''':*', ' & ')::tsquery AS parts
  FROM (SELECT normalize_text(word) AS word, place
    FROM unnest(${words}::text[]) WITH ORDINALITY AS typed (word, place)) typed
  WHERE btrim(word) <> ''`;

const start = sql`(SELECT coalesce(start, '') FROM typed)`;
const parts = sql`(SELECT parts FROM typed)`;
const beginsSo = sql`u.search_name >= ${start} AND u.search_name < ${start} || chr(1114111)`;
const isConnected = sql`u.id IN (SELECT id FROM connected)`;

const foundSql = (condition: SQL, order: SQL): SQL => sql`
  (SELECT ${userSummaryJson(sql`u`)} AS item FROM users u
  WHERE ${isActive(sql`u`)} AND ${condition} ORDER BY ${order}, u.id LIMIT 8)`;

/**
 * Connections first; then whoever's name begins so; then those with another name that does. Each part is read only while
 * there are fewer than eight. The last is sorted by an expression: read by the index of names, it could pass everyone.
 */
const membersByName = statement<
  { item: UserSummary },
  [viewerId: string, words: string[], ownerId: string | null]
>('mentionable_members_by_name', (viewer, words, owner) => {
  const name = sql`u.search_name`;
  const isOther = sql`u.id <> ${viewer} AND ${visibleTo(viewer, owner, sql`u.id`)}`;
  return sql`
  WITH typed AS MATERIALIZED (${typedSql(words)}), connected AS MATERIALIZED (${connectedIds(viewer)})
  ${foundSql(sql`${isConnected} AND (${parts} IS NULL OR u.search_names @@ ${parts}) AND ${isOther}`, name)}
  UNION ALL ${foundSql(sql`${beginsSo} AND NOT ${isConnected} AND ${isOther}`, name)}
  UNION ALL ${foundSql(
    sql`u.search_names @@ ${parts} AND NOT (${beginsSo}) AND NOT ${isConnected} AND ${isOther}`,
    sql`${name} || ''`,
  )}
  LIMIT 8`;
});

/** Whom the viewer can mention, at all or on a work, by the beginning of the first or last name. */
export async function searchMentionable(
  db: Db,
  viewer: Viewer,
  { q, on, onId }: MentionSearch,
): Promise<UserSummary[]> {
  if ((on === undefined) !== (onId === undefined))
    throw new AppError('invalid', 'Please give both the kind of work and its id, or neither.');
  const work = on && onId ? await getWork(db, viewer, on, onId) : null;
  const words = q.match(/[\p{L}\p{M}\p{Nd}]+/gu)?.slice(0, mostWords) ?? [];
  if (q && words.length === 0) return [];
  const found = await membersByName(db, viewer.id, words, work?.ownerId ?? null);
  return found.map(({ item }) => item);
}
