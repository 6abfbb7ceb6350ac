import { lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { keptDays } from '../../db/kept-days.ts';
import { param, sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/app.ts';
import { publishTo } from '../../platform/live/live-hub.ts';
import { addDays } from '../../platform/school-time.ts';
import { notify } from '../notifications/commands/notify.ts';
import { showProfileViews } from '../visibility/queries/show-profile-views.ts';
import { visibleMember } from '../visibility/queries/visible-members.ts';
import { profileViews } from './tables.ts';

export type ProfileViewer = Pick<Viewer, 'id' | 'firstName' | 'lastName'>;

/**
 * Records the viewer's first look at a profile on a day of the school and tells its owner. Nothing is recorded while either hides profile
 * views, across a block, or of a suspended member, whom administrators can look at.
 */
export async function recordProfileView(
  tx: Db,
  viewer: ProfileViewer,
  viewedId: string,
  day: string,
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO ${profileViews} (viewer_id, viewed_id, day)
    SELECT look.viewer_id, look.viewed_id, ${param(day)}::date
    FROM (SELECT ${param(viewer.id)}::text AS viewer_id, ${param(viewedId)}::text AS viewed_id) look
    WHERE look.viewer_id <> look.viewed_id AND ${showProfileViews(sql`look.viewer_id`, sql`look.viewed_id`)}
      AND ${visibleMember(sql`look.viewer_id`, sql`look.viewed_id`)}
    ON CONFLICT DO NOTHING`);
  if (rowCount !== 1) return;
  const { id, firstName, lastName } = viewer;
  await notify(tx, [viewedId], {
    type: 'profile_view',
    actor: { id, firstName, lastName },
    data: { day },
  });
  publishTo(tx, [viewedId], {
    type: 'profile_view_notification',
    data: { viewer: { firstName, lastName } },
  });
}

/** Deletes views that are too old to be of interest to anybody. */
export async function deleteOldProfileViews(db: Db, today: string): Promise<void> {
  await db.delete(profileViews).where(lt(profileViews.day, addDays(today, -keptDays.profileViews)));
}
