import type { ProfileView, ProfileViewStats } from '#contract/profile-views/contract.ts';
import { canSeeProfileViews } from '#contract/profile-views/policy.ts';
import type { Db } from '../../db/client.ts';
import { jsonArray, jsonObject } from '../../db/json.ts';
import { type Fragment, sql } from '../../db/sql.ts';
import { statement } from '../../db/statement.ts';
import { authorize } from '../../errors/authorize.ts';
import type { Viewer } from '../../http/app.ts';
import { userSummaryFields, userSummaryJson } from '../users/queries.ts';
import { showProfileViews } from '../visibility/queries/show-profile-views.ts';
import { visibleMember } from '../visibility/queries/visible-members.ts';

/** SQL: the views of a member's profile that they may know of. */
const shownViews = (viewed: Fragment) => sql`
  SELECT v.viewer_id, v.at FROM profile_views v
  WHERE v.viewed_id = ${viewed} AND ${showProfileViews(sql`v.viewer_id`, viewed)}
    AND ${visibleMember(viewed, sql`v.viewer_id`)}`;

const lastViewers = (limit: Fragment) => sql`
  SELECT viewer_id, max(at) AS at FROM shown GROUP BY viewer_id ORDER BY at DESC, viewer_id LIMIT ${limit}`;

const statsOf = statement<ProfileViewStats, [userId: string]>(
  'profile_view_stats',
  (user) => sql`WITH shown AS MATERIALIZED (${shownViews(user)})
  SELECT (SELECT count(*)::int FROM shown WHERE at > now() - interval '7 days') AS "weeklyViews",
    ${jsonArray(
      jsonObject<ProfileViewStats['recentViews'][number]>({
        ...userSummaryFields(sql`u`),
        viewedAt: sql`last.at`,
      }),
      {
        from: sql`FROM (${lastViewers(sql`3`)}) last JOIN users u ON u.id = last.viewer_id`,
        orderBy: sql`last.at DESC, u.id`,
      },
    )} AS "recentViews"`,
);

const recentOf = statement<ProfileView, [userId: string, limit: number]>(
  'recent_profile_views',
  (user, limit) => sql`WITH shown AS MATERIALIZED (${shownViews(user)})
  SELECT ${userSummaryJson(sql`u`)} AS viewer, to_json(last.at)#>>'{}' AS "viewedAt"
  FROM (${lastViewers(limit)}) last JOIN users u ON u.id = last.viewer_id
  ORDER BY last.at DESC, u.id`,
);

export async function getProfileViewStats(
  db: Db,
  viewer: Viewer,
  userId: string,
): Promise<ProfileViewStats> {
  authorizeOwner(viewer, userId);
  const [stats] = await statsOf(db, userId);
  return stats ?? { weeklyViews: 0, recentViews: [] };
}

export async function listProfileViews(
  db: Db,
  viewer: Viewer,
  userId: string,
  limit: number,
): Promise<ProfileView[]> {
  authorizeOwner(viewer, userId);
  return recentOf(db, userId, limit);
}

function authorizeOwner(viewer: Viewer, userId: string): void {
  authorize(
    viewer,
    canSeeProfileViews,
    { id: userId },
    'Only members themselves can see who viewed their profile.',
  );
}
