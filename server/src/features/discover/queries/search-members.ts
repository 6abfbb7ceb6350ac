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
  type CircleName,
  circleNames,
  type FoundKey,
  foundKey,
  type Ring,
  ringOf,
  ringsOf,
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
  const words = splitWords(q);
  const found = await findMembers(db, words, {
    conditions: memberConditions(viewer, filters),
    isNarrow: Boolean(filters.skill || filters.major || (words && words.length > 1)),
    after: decodeCursor(cursor, foundKey),
    rows: limit + 1,
  });
  const { items, nextCursor } = page(found, { limit }, ({ circle, name, id }) => [
    circle,
    name,
    id,
  ]);
  const ids = items.map(({ id }) => id);
  const members = ids.length === 0 ? [] : await membersById(db, ids);
  return { json: `[${members.map(({ item }) => item).join(',')}]`, nextCursor };
}

interface Search {
  conditions: SQL;
  isNarrow: boolean;
  after: FoundKey | null;
  rows: number;
}

type Found = { circle: CircleName; name: string; id: string };

/** What is misspelt is looked for only where nobody is found as it is spelt. */
async function findMembers(db: Db, words: string[] | null, search: Search): Promise<Found[]> {
  if (words === null) return findInRings(db, [ringOf('all', sql`true`, false)], search);
  const known = await findKnownWords(db, words);
  if (known.length === 0) return [];
  if (search.after?.[0] !== 'alike') {
    const found = await findInRings(db, ringsOf(known, search.isNarrow), search);
    if (found.length > 0 || search.after) return found;
  }
  const loose = looseWords(known);
  if (!loose) return [];
  return findInRings(db, [ringOf('alike', sql`u.search @@ ${loose}`, true)], search);
}

/** Goes outwards until the page is full, from the circle in which the page begins. */
async function findInRings(db: Db, rings: Ring[], search: Search): Promise<Found[]> {
  const start = circleNames.indexOf(search.after?.[0] ?? 'first');
  const found: Found[] = [];
  for (const ring of rings) {
    if (found.length >= search.rows || circleNames.indexOf(ring.to) < start) continue;
    found.push(...(await findInRing(db, ring, search, search.rows - found.length)));
  }
  return found;
}

/** Planned for its values, never prepared: a word or a skill that everybody has needs another plan than a rare one. */
async function findInRing(
  db: Db,
  ring: Ring,
  { conditions, after }: Search,
  rows: number,
): Promise<Found[]> {
  const name = ring.isSorted ? sql`u.search_name || ''` : sql`u.search_name`;
  const order = ring.from === ring.to ? sql`` : sql`circle,`;
  const answer = await db.execute<{ circle: number; name: string; id: string }>(sql`
    SELECT ${ring.circle} AS circle, u.search_name AS name, u.id FROM users u
    WHERE ${ring.matches} AND ${conditions} ${afterKey(ring, after)}
    ORDER BY ${order} ${name}, u.id LIMIT ${sql.raw(String(rows))}`);
  return answer.rows.map((row) => ({ ...row, circle: circleNames[row.circle] ?? ring.from }));
}

function afterKey({ circle, from, to }: Ring, after: FoundKey | null): SQL {
  if (!after) return sql``;
  const place = circleNames.indexOf(after[0]);
  if (place < circleNames.indexOf(from) || place > circleNames.indexOf(to)) return sql``;
  return from === to
    ? sql`AND (u.search_name, u.id) > (${after[1]}, ${after[2]})`
    : sql`AND (${circle}, u.search_name, u.id) > (${sql.raw(String(place))}, ${after[1]}, ${after[2]})`;
}
