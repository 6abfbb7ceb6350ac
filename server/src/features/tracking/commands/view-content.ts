import type { ContentView } from '#contract/tracking/contract.ts';
import { lock } from '#server/db/advisory-lock.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Viewer } from '#server/http/app.ts';
import { recordProfileView } from '../../profile-views/commands.ts';
import { getOwnerOf } from '../queries/view-counts.ts';
import { notifyViewMilestone } from './notify-view-milestone.ts';

/**
 * Counts one view per viewer, item and day, with the longest duration, the deepest scroll and the last metadata of that
 * day. The owner's own views do not count.
 */
export async function viewContent(db: Db, viewer: Viewer, view: ContentView): Promise<void> {
  await transaction(db, async (tx) => {
    const ownerId = await getOwnerOf(tx, viewer, view.contentType, view.contentId);
    if (ownerId === viewer.id) return;
    // Two views at once would read the same count, and a milestone would be passed over.
    if (view.contentType === 'job') await lock(tx, `views of ${view.contentId}`);
    if (view.contentType === 'profile') await recordProfileView(tx, viewer, view.contentId);
    const isFirst = await recordView(tx, viewer, view);
    if (isFirst && view.contentType === 'job') await notifyViewMilestone(tx, view.contentId);
  });
}

async function recordView(
  tx: Db,
  viewer: Viewer,
  { contentType, contentId, viewDuration, scrollDepth, metadata }: ContentView,
): Promise<boolean> {
  const { rows } = await tx.execute<{ isFirst: boolean }>(sql`
    INSERT INTO content_views AS seen (content_type, content_id, viewer_id, view_duration, scroll_depth, metadata)
    VALUES (${param(contentType)}, ${param(contentId)}, ${param(viewer.id)}, ${param(viewDuration)},
      ${param(scrollDepth)}, ${param(metadata ? JSON.stringify(metadata) : null)}::jsonb)
    ON CONFLICT (content_type, content_id, viewer_id, day) DO UPDATE SET
      view_duration = greatest(seen.view_duration, excluded.view_duration),
      scroll_depth = greatest(seen.scroll_depth, excluded.scroll_depth),
      metadata = coalesce(excluded.metadata, seen.metadata)
    RETURNING (xmax = 0) AS "isFirst"`);
  return rows[0]?.isFirst ?? false;
}
