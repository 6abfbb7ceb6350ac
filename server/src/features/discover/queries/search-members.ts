import { type SQL, sql } from 'drizzle-orm';
import type { MemberFilters } from '#contract/discover/contract.ts';
import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { decodeCursor, type JsonPage, page } from '#server/db/page.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { userSummaryFields } from '../../users/queries.ts';
import { splitWords } from '../split-words.ts';
import {
  type Circle,
  type CircleName,
  circleNames,
  circlesOf,
  type FoundKey,
  foundKey,
} from './circles.ts';
import { findKnownWords } from './known-words.ts';
import { memberConditions } from './member-conditions.ts';
import { looseWords } from './words.ts';

const membersById = statement<{ item: string }, [ids: string[]]>(
  'found_members',
  `SELECT json_build_object(${userSummaryFields('u')}, 'bio', u.bio, 'skills', u.skills)::text AS item
   FROM unnest($1::text[]) WITH ORDINALITY found (id, place) JOIN users u ON u.id = found.id ORDER BY found.place`,
);

/** Members by relevance, then by name: whom, and then everything about them at once. */
export async function searchMembers(
  db: Db,
  viewer: Viewer,
  { limit, cursor, q, ...filters }: MemberFilters & PageQuery,
): Promise<JsonPage> {
  const after = decodeCursor(cursor, foundKey);
  const search = { conditions: memberConditions(viewer, filters), after, rows: limit + 1 };
  const found = await findMembers(db, splitWords(q), search);
  const { items, nextCursor } = page(found, { limit }, ({ circle, name, id }) => [
    circle,
    name,
    id,
  ]);
  const members =
    items.length === 0
      ? []
      : await membersById(
          db,
          items.map(({ id }) => id),
        );
  return { json: `[${members.map(({ item }) => item).join(',')}]`, nextCursor };
}

interface Search {
  conditions: SQL;
  after: FoundKey | null;
  rows: number;
}

type Found = { circle: CircleName; name: string; id: string };

/** What is misspelt is looked for only where nobody is found as it is spelt. */
async function findMembers(db: Db, words: string[] | null, search: Search): Promise<Found[]> {
  const isFirstPage = search.after === null;
  if (words === null)
    return findInCircles(db, [{ name: 'all', matches: sql`true`, isSorted: false }], search);
  if (words.length === 0) return [];
  const known = await findKnownWords(db, words);
  if (search.after?.[0] !== 'alike') {
    const found = await findInCircles(db, circlesOf(known), search);
    if (found.length > 0 || !isFirstPage) return found;
  }
  const loose = looseWords(known);
  if (!loose) return [];
  const alike: Circle = { name: 'alike', matches: sql`u.search @@ ${loose}`, isSorted: true };
  return findInCircles(db, [alike], search);
}

/** Goes outwards until the page is full, from the circle in which the page begins. */
async function findInCircles(db: Db, circles: Circle[], search: Search): Promise<Found[]> {
  const from = circleNames.indexOf(search.after?.[0] ?? 'first');
  const found: Found[] = [];
  for (const circle of circles) {
    if (found.length >= search.rows || circleNames.indexOf(circle.name) < from) continue;
    found.push(...(await findInCircle(db, circle, search, search.rows - found.length)));
  }
  return found;
}

/** Planned for its values, never prepared: a word or a skill that everybody has needs another plan than a rare one. */
async function findInCircle(
  db: Db,
  { name, matches, isSorted }: Circle,
  { conditions, after }: Search,
  rows: number,
): Promise<Found[]> {
  const start =
    after?.[0] === name ? sql`AND (u.search_name, u.id) > (${after[1]}, ${after[2]})` : sql``;
  const answer = await db.execute<Omit<Found, 'circle'>>(sql`
    SELECT u.search_name AS name, u.id FROM users u WHERE ${matches} AND ${conditions} ${start}
    ORDER BY ${isSorted ? sql`u.search_name || ''` : sql`u.search_name`}, u.id LIMIT ${sql.raw(String(rows))}`);
  return answer.rows.map((row) => ({ circle: name, ...row }));
}
