import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { FeedItem, FeedReason } from '#contract/feed/contract.ts';
import { id, instant, type PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { isoInstant } from '#server/db/columns.ts';
import { jsonObject } from '#server/db/json.ts';
import { decodeCursor, type JsonPage, type JsonRow, jsonPage } from '#server/db/page.ts';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { type Placeholders, pagedStatement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { connectedIds } from '../../connections/queries/connected-ids.ts';
import { sameSection } from '../../courses/queries/same-section.ts';
import { askedSkills } from '../../jobs/queries/is-matching.ts';
import { isOpen } from '../../jobs/queries/is-open.ts';
import { visibleAmongMany } from '../../visibility/queries/visible-members.ts';
import { isAhead, kindLiteral, tableOf } from './board-conditions.ts';
import { type Kind, kinds } from './feed-key.ts';
import { feedItemJson } from './item-json.ts';

/** How many of the newest of each kind are ranked. */
const candidates: Record<Kind, number> = { event: 20, job: 60, post: 40 };

/** An item loses a point with every hour, and no more after a month. */
const points = {
  allSkills: integer(96),
  connection: integer(72),
  section: integer(48),
  school: integer(12),
  mostHours: integer(720),
};

/** Null is the moment of the statement, by the clock that also dates the items. */
type Start = [asOf: string | null, score: number, kind: string, id: string];

/**
 * The newest items, those first that fit the member. Points depend on the moment at which the member began to read, which
 * the cursor carries: pages that follow are of the same order.
 */
function forYouSql(
  rows: SQL,
  viewer: Fragment,
  ...[at, score, kind, itemId]: Placeholders<Start>
): SQL {
  const asOf = sql`coalesce(${at}::timestamptz, now())`;
  const newest = (of: Kind, skills: SQL, isDistinct: SQL, condition: SQL) => sql`
    (SELECT ${kindLiteral[of]} AS kind, t.id, t.created_at, t.author_id, ${skills} AS skills, ${isDistinct} AS is_distinct
     FROM ${tableOf[of]} t
     WHERE t.created_at <= ${asOf} AND t.author_id <> ${viewer} AND ${condition}
       AND ${visibleAmongMany(viewer, sql`t.author_id`)}
     ORDER BY t.created_at DESC, t.id DESC LIMIT ${integer(candidates[of])})`;
  const reason = jsonObject<FeedReason>({
    matchingSkills: sql`i.matching`,
    namedSkills: sql`i.named`,
    isConnection: sql`i.is_connection`,
    courseCode: sql`i.course_code`,
    isSameSchool: sql`i.is_same_school`,
  });
  return sql`
  WITH me AS MATERIALIZED (SELECT m.skills, m.school, ARRAY(${connectedIds(viewer)}) AS network
    FROM users m WHERE m.id = ${viewer}),
  mates AS MATERIALIZED (
    SELECT mate.user_id, min(mine.course_code) AS course_code
    FROM (SELECT * FROM courses c WHERE c.user_id = ${viewer} ORDER BY c.created_at DESC LIMIT 8) mine
    CROSS JOIN LATERAL (SELECT o.user_id FROM courses o JOIN users m ON m.id = o.user_id
      WHERE ${sameSection(sql`o`, sql`mine`)} AND NOT m.hide_courses LIMIT 200) mate
    GROUP BY mate.user_id),
  ranked AS (
    SELECT r.kind, r.id, r.author_id, s.matching, s.named, n.is_connection, mates.course_code, n.is_same_school,
      (CASE WHEN s.named > 0 THEN ${points.allSkills} * s.matching / s.named ELSE 0 END
        + CASE WHEN n.is_connection THEN ${points.connection} ELSE 0 END
        + CASE WHEN mates.course_code IS NOT NULL THEN ${points.section} ELSE 0 END
        + CASE WHEN n.is_same_school THEN ${points.school} ELSE 0 END
        - least(extract(epoch FROM ${asOf} - r.created_at) / 3600, ${points.mostHours}))::int AS score
    FROM (
      ${newest('event', sql`'{}'::text[]`, sql`true`, isAhead)} UNION ALL
      ${newest('job', askedSkills(sql`t`), sql`t.position_skills = '{}'`, isOpen(sql`t`))} UNION ALL
      ${newest('post', sql`t.skills`, sql`true`, sql`true`)}) r
    CROSS JOIN me JOIN users a ON a.id = r.author_id
    LEFT JOIN mates ON mates.user_id = r.author_id
    CROSS JOIN LATERAL (
      SELECT CASE WHEN r.is_distinct THEN cardinality(r.skills)
          ELSE (SELECT count(DISTINCT x)::int FROM unnest(r.skills) x) END AS named,
        CASE WHEN me.skills && r.skills
          THEN (SELECT count(*)::int FROM unnest(me.skills) x WHERE x = ANY (r.skills)) ELSE 0 END AS matching) s
    CROSS JOIN LATERAL (
      SELECT r.author_id = ANY (me.network) AS is_connection, (a.school = me.school) IS TRUE AS is_same_school) n)
  SELECT ${asOf}::text AS at, i.score, i.kind, i.id, ${feedItemJson(sql`a`, viewer, reason)}::text AS item
  FROM (SELECT * FROM ranked WHERE (score, kind, id) < (${score}::int, ${kind}, ${itemId})
    ORDER BY score DESC, kind DESC, id DESC LIMIT ${rows}) i
  JOIN users a ON a.id = i.author_id
  ORDER BY i.score DESC, i.kind DESC, i.id DESC`;
}

type RankedRow = JsonRow<FeedItem> & { score: number; kind: Kind };

const forYouPage = pagedStatement<RankedRow, [viewerId: string, ...Start]>(
  'feed_for_you',
  forYouSql,
);

const highestScore = 1_000;
const forYouKey = z.tuple([instant, z.int(), z.enum(kinds), id]);

export async function listForYou(
  db: Db,
  viewer: Viewer,
  query: PageQuery,
): Promise<JsonPage<FeedItem>> {
  const start: Start = decodeCursor(query.cursor, forYouKey) ?? [null, highestScore, '', ''];
  const rows = await forYouPage(db, query.limit, viewer.id, ...start);
  return jsonPage(rows, query, ({ at, score, kind, id: itemId }) => [
    isoInstant(at),
    score,
    kind,
    itemId,
  ]);
}
