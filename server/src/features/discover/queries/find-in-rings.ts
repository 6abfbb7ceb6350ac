import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { userSummaryFields } from '../../users/queries.ts';
import { type CircleName, circleNames, type FoundKey, type Ring } from './circles.ts';

export interface Search {
  conditions: SQL;
  isNarrow: boolean;
  after: FoundKey | null;
  rows: number;
}

export type Found = { circle: CircleName; name: string; id: string; item: string };

/** Goes outwards until the page is full, from the circle in which it begins; to `orElse` where there is nobody. */
export async function findInRings(
  db: Db,
  rings: Ring[],
  orElse: Ring | null,
  search: Search,
): Promise<Found[]> {
  const start = circleNames.indexOf(search.after?.[0] ?? 'first');
  const found: Found[] = [];
  for (const ring of rings) {
    const rows = search.rows - found.length;
    if (rows <= 0 || circleNames.indexOf(ring.to) < start) continue;
    const isLastHope = orElse && found.length === 0 && ring === rings.at(-1);
    const members = membersText(ring, search, rows);
    found.push(
      ...(await read(
        db,
        isLastHope ? either(members, membersText(orElse, search, rows)) : members,
      )),
    );
  }
  return found;
}

/** Planned for its values, never prepared: a word or a skill that everybody has needs another plan than a rare one. */
async function read(db: Db, members: SQL): Promise<Found[]> {
  const { rows } = await db.execute<Omit<Found, 'circle'> & { circle: number }>(sql`
    SELECT found.*, (SELECT ${item} FROM users u WHERE u.id = found.id) AS item FROM (${members}) found`);
  return rows.map((row) => ({ ...row, circle: circleNames[row.circle] ?? 'all' }));
}

const item = sql.raw(
  `json_build_object(${userSummaryFields('u')}, 'bio', u.bio, 'skills', u.skills)::text`,
);

function membersText(ring: Ring, { conditions, after }: Search, rows: number): SQL {
  const name = ring.isSorted ? sql`u.search_name || ''` : sql`u.search_name`;
  const order = ring.from === ring.to ? sql`` : sql`circle,`;
  return sql`
    SELECT ${ring.circle} AS circle, u.search_name AS name, u.id FROM users u
    WHERE ${ring.matches} AND ${conditions} ${afterKey(ring, after)}
    ORDER BY ${order} ${name}, u.id LIMIT ${sql.raw(String(rows))}`;
}

/** In one question: the second is asked only where the first finds nobody. */
function either(first: SQL, second: SQL): SQL {
  return sql`
    WITH nearer AS MATERIALIZED (${first})
    SELECT * FROM nearer UNION ALL
    SELECT * FROM (${second}) further WHERE NOT EXISTS (SELECT FROM nearer)`;
}

function afterKey({ circle, from, to }: Ring, after: FoundKey | null): SQL {
  if (!after) return sql``;
  const place = circleNames.indexOf(after[0]);
  if (place < circleNames.indexOf(from) || place > circleNames.indexOf(to)) return sql``;
  return from === to
    ? sql`AND (u.search_name, u.id) > (${after[1]}, ${after[2]})`
    : sql`AND (${circle}, u.search_name, u.id) > (${sql.raw(String(place))}, ${after[1]}, ${after[2]})`;
}
