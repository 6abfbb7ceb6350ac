import type { SQL } from 'drizzle-orm';
import type { Recommendation } from '#contract/connections/contract.ts';
import type { Db } from '#server/db/client.ts';
import { jsonObject } from '#server/db/json.ts';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { isActive, userSummaryFields } from '../../users/queries.ts';
import { type Likeness, recommendationReasons, suggestNote } from '../recommendation-reasons.ts';
import { likelyMembersSql } from './likely-members.ts';

/** SQL: the member `u` is active and does not ask the viewer, who finds that among the requests. */
const isUnasked = (viewer: Fragment): SQL => sql`${isActive(sql`u`)} AND u.id NOT IN (
  SELECT requester_id FROM connections WHERE addressee_id = ${viewer} AND status = 'pending')`;

/** For as many as a page shows, fewer members are scored than for a long list. */
const recommendations = ({ limit, scored }: { limit: number; scored: number }) =>
  statement<{ member: Recommendation } & Likeness, [viewerId: string]>(
    `recommended_members_${limit}`,
    (viewer) => sql`
  WITH ${likelyMembersSql({
    viewer,
    asOf: sql`now()`,
    conditions: isUnasked(viewer),
    isFiltered: false,
    most: scored,
  })}
  SELECT ${jsonObject<Omit<Recommendation, 'reasons' | 'suggestedNote'>>({
    ...userSummaryFields(sql`u`),
    skills: sql`u.skills`,
  })} AS member,
    mutual, sections, cardinality(shared) AS shared, wanted, "isSameMajor", "isSameYear"
  FROM likely JOIN users u ON u.id = likely.id
  WHERE mutual + section_count + cardinality(shared) + cardinality(wanted) > 0 OR "isSameMajor"
  ORDER BY score DESC, likely.id LIMIT ${integer(limit)}`,
  );

const pageOf = 12;
const few = recommendations({ limit: pageOf, scored: 36 });
const many = recommendations({ limit: 50, scored: 60 });

/** Leaves out members whom the viewer has ever been connected with or asked, has dismissed, or may not see. */
export async function listRecommendations(
  db: Db,
  viewer: Viewer,
  { limit }: { limit: number },
): Promise<Recommendation[]> {
  const rows = await (limit <= pageOf ? few : many)(db, viewer.id);
  return rows.slice(0, limit).map(({ member, ...likeness }) => ({
    ...member,
    reasons: recommendationReasons(likeness),
    suggestedNote: suggestNote(likeness),
  }));
}
