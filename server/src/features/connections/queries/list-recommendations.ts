import type { Recommendation } from '#contract/connections/contract.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { sameSection } from '../../courses/queries/same-section.ts';
import { isActive, isActiveMember, userSummaryFields } from '../../users/queries.ts';
import { blockedIdsSql } from '../../visibility/queries/visible-members.ts';
import { type Likeness, recommendationReasons, suggestNote } from '../recommendation-reasons.ts';
import { connectedIds } from './connected-ids.ts';

/**
 * In two steps: a bounded number of candidates from each kind of likeness, by index; then the exact reasons of the best
 * of them. Of the viewer's skills only the rarest yield candidates, by the statistics that PostgreSQL keeps of the
 * column: a skill that a third of all members have says little and reads a third of the table.
 */
const recommendations = statement<{ member: Recommendation } & Likeness, [viewerId: string]>(
  'recommended_members',
  (viewer) => sql`
  WITH me AS MATERIALIZED (SELECT id, skills, major, graduation_year FROM users WHERE id = ${viewer}),
  friends AS MATERIALIZED (SELECT f.id FROM (${connectedIds(viewer)}) f
    WHERE ${isActiveMember(sql`f.id`)}),
  mine AS MATERIALIZED (SELECT * FROM courses WHERE user_id = ${viewer} ORDER BY created_at DESC LIMIT 8),
  known AS MATERIALIZED (
    SELECT ${viewer} AS id
    UNION ALL SELECT addressee_id FROM connections WHERE requester_id = ${viewer}
    UNION ALL SELECT requester_id FROM connections WHERE addressee_id = ${viewer}
    UNION ALL SELECT dismissed_id FROM dismissed_recommendations WHERE user_id = ${viewer}
    UNION ALL ${blockedIdsSql(viewer)}),
  rare AS MATERIALIZED (
    SELECT own.skill FROM (SELECT unnest(skills) AS skill FROM me) own
    LEFT JOIN (
      SELECT unnest(most_common_elems::text::text[]) AS skill, unnest(most_common_elem_freqs) AS share
      FROM pg_stats WHERE schemaname = current_schema() AND tablename = 'users' AND attname = 'skills'
    ) stats ON stats.skill = own.skill
    ORDER BY stats.share NULLS FIRST LIMIT 3),
  candidates AS (
    SELECT other.id, 3 AS weight FROM (SELECT id FROM friends LIMIT 60) f
    CROSS JOIN LATERAL (SELECT id FROM (${connectedIds(sql`f.id`)}) n LIMIT 60) other
    UNION ALL
    SELECT mate.user_id, 5 FROM mine
    CROSS JOIN LATERAL (SELECT o.user_id FROM courses o WHERE ${sameSection(sql`o`, sql`mine`)} LIMIT 60) mate
    UNION ALL
    SELECT u.id, 2 FROM rare
    CROSS JOIN LATERAL (SELECT u.id FROM users u WHERE u.skills @> ARRAY[rare.skill] LIMIT 150) u
    UNION ALL
    SELECT u.id, 3 FROM me CROSS JOIN LATERAL (SELECT u.id FROM users u WHERE u.major = me.major
      AND u.graduation_year = me.graduation_year AND ${isActive(sql`u`)} LIMIT 60) u
    UNION ALL
    SELECT u.id, 1 FROM me CROSS JOIN LATERAL (SELECT u.id FROM users u WHERE u.major = me.major
      AND ${isActive(sql`u`)} LIMIT 30) u),
  shortlist AS MATERIALIZED (
    SELECT id FROM candidates WHERE id NOT IN (SELECT id FROM known)
    GROUP BY id ORDER BY sum(weight) DESC, id LIMIT 60)
  SELECT member, mutual, sections, shared, "isSameMajor", "isSameYear" FROM (
    SELECT u.id, json_build_object(${userSummaryFields(sql`u`)}, 'skills', u.skills) AS member,
      m.mutual, s.sections, s.section_count, k.shared, (u.major = me.major) IS TRUE AS "isSameMajor",
      (u.graduation_year = me.graduation_year) IS TRUE AS "isSameYear"
    FROM me CROSS JOIN shortlist JOIN users u ON u.id = shortlist.id
    CROSS JOIN LATERAL (SELECT count(*)::int AS mutual FROM (${connectedIds(sql`u.id`)}) n
      WHERE n.id IN (SELECT id FROM friends)) m
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS section_count, coalesce(json_agg(
        json_build_object('courseCode', o.course_code, 'section', o.section) ORDER BY o.course_code), '[]') AS sections
      FROM courses o JOIN mine ON ${sameSection(sql`mine`, sql`o`)}
      WHERE o.user_id = u.id AND NOT u.hide_courses) s
    CROSS JOIN LATERAL (SELECT count(*)::int AS shared FROM unnest(u.skills) x WHERE x = ANY (me.skills)) k
    WHERE ${isActive(sql`u`)}) likely
  WHERE mutual + section_count + shared > 0 OR "isSameMajor"
  ORDER BY 3 * least(mutual, 5) + 5 * least(section_count, 3) + 2 * least(shared, 5)
    + CASE WHEN NOT "isSameMajor" THEN 0 WHEN "isSameYear" THEN 3 ELSE 2 END DESC, id
  LIMIT 50`,
);

/** Leaves out members whom the viewer has ever been connected with or asked, has dismissed, or may not see. */
export async function listRecommendations(
  db: Db,
  viewer: Viewer,
  { limit }: { limit: number },
): Promise<Recommendation[]> {
  const rows = await recommendations(db, viewer.id);
  return rows.slice(0, limit).map(({ member, ...likeness }) => ({
    ...member,
    reasons: recommendationReasons(likeness),
    suggestedNote: suggestNote(likeness),
  }));
}
