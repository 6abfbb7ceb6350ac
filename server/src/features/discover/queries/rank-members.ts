import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { FoundMember, MatchReason, MemberFilters } from '#contract/discover/contract.ts';
import { id, instant, type PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { isoInstant } from '#server/db/columns.ts';
import { decodeCursor, type JsonPage, type JsonRow, jsonPage } from '#server/db/page.ts';
import { type Fragment, integer, join, param, sql } from '#server/db/sql.ts';
import { type Placeholders, pagedStatement, readUnprepared } from '#server/db/statement.ts';
import { farReasonSql, likelyMembersSql } from '../../connections/queries/likely-members.ts';
import { foundMemberJson, joinFoundMembers } from './found-member-json.ts';
import { memberConditions } from './member-conditions.ts';

/** How many members are ranked; the others follow, the newest first. */
const ranked = 100;

/** The points of the others, and of those whom the viewer is connected with. */
const [others, connected] = [integer(0), integer(-1)];

/** Null is the moment of the statement, by the clock that also dates connections. */
type Start = [asOf: string | null, score: number, joinedAt: string, id: string];

type RankedRow = JsonRow<FoundMember> & { asOf: string; score: number };

function rankedSql(
  rows: SQL,
  filters: MemberFilters,
  viewer: Fragment,
  hidden: Fragment,
  ...[at, score, joinedAt, memberId]: Placeholders<Start>
): SQL {
  const asOf = sql`coalesce(${at}::timestamptz, now())`;
  const conditions = memberConditions(hidden, filters);
  const isAfter = (points: SQL) => sql`(u.created_at, u.id) < (
    CASE WHEN ${score}::int > ${points} THEN 'infinity' WHEN ${score}::int < ${points} THEN '-infinity' ELSE ${joinedAt}::timestamptz END,
    CASE WHEN ${score}::int = ${points} THEN ${memberId} ELSE '' END)`;
  const lists = [
    sql`SELECT score, created_at AS joined_at, id, reason FROM likely
      WHERE score > 0 AND (score, created_at, id) < (${score}::int, ${joinedAt}::timestamptz, ${memberId})`,
    sql`SELECT ${others}, u.created_at, u.id, ${farReasonSql(asOf)} FROM users u CROSS JOIN me
      WHERE u.id NOT IN (SELECT id FROM network UNION ALL SELECT id FROM likely WHERE score > 0)
        AND ${conditions} AND ${isAfter(others)}`,
    sql`SELECT ${connected}, u.created_at, u.id, NULL::json FROM network JOIN users u ON u.id = network.id
      WHERE ${conditions} AND ${isAfter(connected)}`,
  ];
  const firsts = lists.map((list) => sql`(${list} ORDER BY 1 DESC, 2 DESC, 3 DESC LIMIT ${rows})`);
  return sql`
    WITH ${likelyMembersSql({ viewer, asOf, conditions, isFiltered: isFiltered(filters), most: ranked })},
    network AS MATERIALIZED (
      SELECT addressee_id AS id FROM connections WHERE requester_id = ${viewer} AND status = 'accepted' AND changed_at <= ${asOf}
      UNION ALL SELECT requester_id FROM connections WHERE addressee_id = ${viewer} AND status = 'accepted' AND changed_at <= ${asOf})
    SELECT ${asOf}::text AS "asOf", p.score, p.joined_at::text AS at, p.id, ${foundMemberJson(sql<MatchReason>`p.reason`)}::text AS item
    FROM (${join(firsts, sql` UNION ALL `)} ORDER BY 1 DESC, 2 DESC, 3 DESC LIMIT ${rows}) p
    ${joinFoundMembers(viewer, sql`p.id`)}
    ORDER BY p.score DESC, p.joined_at DESC, p.id DESC`;
}

const allRanked = pagedStatement<RankedRow, [viewerId: string, hidden: string[], ...Start]>(
  'members_by_match',
  (rows, ...values) => rankedSql(rows, {}, ...values),
);

const highestScore = 1_000;
const matchKey = z.tuple([instant, z.int(), instant, id]);

type RankQuery = PageQuery & { viewerId: string; hidden: string[]; filters: MemberFilters };

/**
 * The members who have most to do with the viewer, then all others, then those whom the viewer is connected with. The cursor
 * carries the moment at which reading began: whom the viewer asks to connect meanwhile keeps the place.
 */
export async function rankMembers(db: Db, query: RankQuery): Promise<JsonPage<FoundMember>> {
  const { viewerId, hidden, filters, limit, cursor } = query;
  const start: Start = decodeCursor(cursor, matchKey) ?? [null, highestScore, 'infinity', ''];
  const rows = isFiltered(filters)
    ? await readFiltered(db, query, start)
    : await allRanked(db, limit, viewerId, hidden, ...start);
  return jsonPage(rows, query, ({ asOf, score, at, id: memberId }) => [
    isoInstant(asOf),
    score,
    isoInstant(at),
    memberId,
  ]);
}

function isFiltered(filters: MemberFilters): boolean {
  return Object.values(filters).some(Boolean);
}

/** Planned for its filters: a rare skill needs another plan than a common one. */
function readFiltered(db: Db, { viewerId, hidden, filters, limit }: RankQuery, start: Start) {
  const [asOf, score, joinedAt, memberId] = start;
  return readUnprepared<RankedRow>(
    db,
    rankedSql(
      integer(limit + 1),
      filters,
      param(viewerId),
      param(hidden),
      param(asOf),
      param(score),
      param(joinedAt),
      param(memberId),
    ),
  );
}
