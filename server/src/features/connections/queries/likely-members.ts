import type { SQL } from 'drizzle-orm';
import type { MatchReason } from '#contract/discover/contract.ts';
import { type Json, jsonFrom, jsonObject } from '#server/db/json.ts';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { sameSection } from '../../courses/queries/same-section.ts';
import { isOpen } from '../../jobs/queries/is-open.ts';
import { isActive } from '../../users/queries.ts';
import { blockedIdsSql } from '../../visibility/queries/visible-members.ts';
import type { Likeness } from '../recommendation-reasons.ts';
import { connectedIds } from './connected-ids.ts';

interface LikelyMembers {
  viewer: Fragment;
  /** Whom the viewer has had to do with since then counts as not yet known: pages that follow keep the order of the first. */
  asOf: Fragment;
  /** SQL: what a member `u` must be. */
  conditions: SQL;
  /** The conditions leave out many, so that no candidate may be left out before. */
  isFiltered: boolean;
  most: number;
}

/**
 * SQL of a WITH: the members `likely` who have most to do with the viewer, with what counts and the points for it. Leaves out
 * whom the viewer is or was connected with, has asked or dismissed, or may not see; not who asks the viewer.
 *
 * In two steps: a bounded number of candidates from each kind of likeness, by index; then the exact points of the best of
 * them. Of the skills only the rarest yield candidates, by the statistics that PostgreSQL keeps of the column: a skill that a
 * third of all members have says little and reads a third of the table.
 */
export function likelyMembersSql(likely: LikelyMembers): SQL {
  const { viewer, asOf, conditions, isFiltered, most } = likely;
  const best = sql`ORDER BY sum(weight) + sum(section_weight) DESC, id LIMIT ${integer(4 * most)}`;
  return sql`
  me AS MATERIALIZED (
    SELECT m.skills, m.school, m.major, m.graduation_year, ARRAY(
      SELECT DISTINCT asked FROM (SELECT j.skills || j.position_skills AS skills FROM jobs j
        WHERE j.author_id = ${viewer} AND ${isOpen(sql`j`)} ORDER BY j.created_at DESC LIMIT 10) calls
      CROSS JOIN LATERAL unnest(calls.skills) asked) AS asked
    FROM users m WHERE m.id = ${viewer}),
  friends AS MATERIALIZED (
    SELECT f.id, f.first_name || ' ' || f.last_name AS name FROM (${connectedIds(viewer)}) c JOIN users f ON f.id = c.id
    WHERE ${isActive(sql`f`)} AND f.id NOT IN (${blockedIdsSql(viewer)})),
  mine AS MATERIALIZED (SELECT * FROM courses WHERE user_id = ${viewer} ORDER BY created_at DESC LIMIT 8),
  known AS MATERIALIZED (
    SELECT ${viewer} AS id
    UNION ALL SELECT addressee_id FROM connections WHERE requester_id = ${viewer} AND changed_at <= ${asOf}
    UNION ALL SELECT requester_id FROM connections
      WHERE addressee_id = ${viewer} AND status <> 'pending' AND changed_at <= ${asOf}
    UNION ALL SELECT dismissed_id FROM dismissed_recommendations WHERE user_id = ${viewer}
    UNION ALL ${blockedIdsSql(viewer)}),
  rare AS MATERIALIZED (
    SELECT skill, weight FROM (
      SELECT named.*, row_number() OVER (PARTITION BY weight ORDER BY stats.share NULLS FIRST, named.skill) AS place
      FROM (SELECT unnest(skills) AS skill, 2 AS weight FROM me UNION ALL SELECT unnest(asked), 4 FROM me) named
      LEFT JOIN (
        SELECT unnest(most_common_elems::text::text[]) AS skill, unnest(most_common_elem_freqs) AS share
        FROM pg_stats WHERE schemaname = current_schema() AND tablename = 'users' AND attname = 'skills'
      ) stats ON stats.skill = named.skill) placed
    WHERE place <= 3),
  candidates AS (
    SELECT other.id, 3 AS weight, 0 AS section_weight FROM (SELECT id FROM friends LIMIT 60) f
    CROSS JOIN LATERAL (SELECT id FROM (${connectedIds(sql`f.id`)}) n LIMIT 60) other
    UNION ALL
    SELECT mate.user_id, 0, 5 FROM mine
    CROSS JOIN LATERAL (SELECT o.user_id FROM courses o WHERE ${sameSection(sql`o`, sql`mine`)} LIMIT 60) mate
    UNION ALL
    SELECT u.id, rare.weight, 0 FROM rare
    CROSS JOIN LATERAL (SELECT u.id FROM users u WHERE u.skills @> ARRAY[rare.skill] LIMIT 100) u
    UNION ALL
    SELECT u.id, 3, 0 FROM me CROSS JOIN LATERAL (SELECT u.id FROM users u WHERE u.major = me.major
      AND u.graduation_year = me.graduation_year AND ${isActive(sql`u`)} LIMIT 60) u
    UNION ALL
    SELECT u.id, 1, 0 FROM me CROSS JOIN LATERAL (SELECT u.id FROM users u WHERE u.major = me.major
      AND ${isActive(sql`u`)} LIMIT 30) u
    UNION ALL
    (SELECT w.user_id, 1, 0 FROM portfolio_items w ORDER BY w.created_at DESC, w.id DESC LIMIT 100)),
  shortlist AS MATERIALIZED (
    SELECT u.id FROM (SELECT id, sum(weight) AS weight, sum(section_weight) AS section_weight
      FROM candidates WHERE id NOT IN (SELECT id FROM known) GROUP BY id ${isFiltered ? sql`` : best}) c
    JOIN users u ON u.id = c.id
    CROSS JOIN LATERAL (SELECT c.weight + CASE WHEN u.hide_courses THEN 0 ELSE c.section_weight END AS weight) seen
    WHERE seen.weight > 0 AND ${conditions}
    ORDER BY seen.weight DESC, u.id LIMIT ${integer(most)}),
  likely AS MATERIALIZED (
    SELECT u.id, u.created_at, mutual, sections, section_count, shared, wanted,
      "isSameMajor", "isSameYear", points.score, points.reason
    FROM me CROSS JOIN shortlist JOIN users u ON u.id = shortlist.id
    CROSS JOIN LATERAL (SELECT count(*)::int AS mutual, min(friends.name) AS friend
      FROM (${connectedIds(sql`u.id`)}) n JOIN friends ON friends.id = n.id) m
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS section_count, coalesce(json_agg(
        ${jsonObject<Likeness['sections'][number]>({
          courseCode: sql`o.course_code`,
          section: sql`o.section`,
        })} ORDER BY o.course_code), '[]') AS sections
      FROM courses o JOIN mine ON ${sameSection(sql`mine`, sql`o`)}
      WHERE o.user_id = u.id AND NOT u.hide_courses) s
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(x) FILTER (WHERE x = ANY (me.skills)), '{}') AS shared,
        coalesce(array_agg(x) FILTER (WHERE x = ANY (me.asked)), '{}') AS wanted FROM unnest(u.skills) x) k
    CROSS JOIN LATERAL (
      SELECT (u.major = me.major) IS TRUE AS "isSameMajor", (u.graduation_year = me.graduation_year) IS TRUE AS "isSameYear") y
    CROSS JOIN LATERAL (${pointsSql(asOf)}) points)`;
}

const reasonJson = jsonObject<MatchReason>({ kind: sql`kind`, count: sql`count`, name: sql`name` });

/** SQL: the points of a member `u`, and the reason that gives most of them. */
const pointsSql = (asOf: Fragment): SQL => sql`
  SELECT sum(points)::int
      + CASE WHEN EXISTS (SELECT FROM portfolio_items w WHERE w.user_id = u.id) THEN 2 ELSE 0 END
      + CASE WHEN u.bio <> '' AND u.profile_image_url <> '' THEN 1 ELSE 0 END AS score,
    (array_agg(${reasonJson} ORDER BY points DESC, place)
      FILTER (WHERE points > 0))[1] AS reason
  FROM (VALUES
    (1, 'sections', 5 * least(section_count, 3), section_count, CASE section_count WHEN 1 THEN sections -> 0 ->> 'courseCode' END),
    (2, 'call', 4 * least(cardinality(wanted), 2), cardinality(wanted), CASE cardinality(wanted) WHEN 1 THEN wanted[1] END),
    (3, 'connections', 3 * least(mutual, 5), mutual, CASE mutual WHEN 1 THEN friend END),
    (4, 'skills', 2 * least(cardinality(shared), 5), cardinality(shared), CASE cardinality(shared) WHEN 1 THEN shared[1] END),
    (5, 'major', CASE WHEN NOT "isSameMajor" THEN 0 WHEN "isSameYear" THEN 3 ELSE 2 END, 0, NULL),
    ${farReasons(asOf)}) r (place, kind, points, count, name)`;

const farReasons = (asOf: Fragment): SQL => sql`
    (6, 'school', CASE WHEN u.school = me.school THEN 1 ELSE 0 END, 0, NULL),
    (7, 'new', CASE WHEN u.created_at > ${asOf} - interval '30 days' THEN 1 ELSE 0 END, 0, NULL)`;

/** SQL: the reason of a member `u` who is not likely, from the viewer's row `me`. */
export const farReasonSql = (asOf: Fragment): Json<MatchReason | null> =>
  jsonFrom(
    reasonJson,
    sql`FROM (VALUES ${farReasons(asOf)}) r (place, kind, points, count, name) WHERE points > 0 ORDER BY place LIMIT 1`,
  );
