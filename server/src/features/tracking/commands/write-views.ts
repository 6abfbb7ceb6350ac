import type { ContentType, ContentView } from '#contract/tracking/contract.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { type ProfileViewer, recordProfileView } from '../../profile-views/commands.ts';
import { addToTotals, type ViewedSeconds } from './add-to-totals.ts';

/** A look at an item or a profile that waits to be written. */
export interface RecordedView {
  viewer: ProfileViewer;
  contentType: ContentType;
  contentId: string;
  viewDuration: number;
  scrollDepth: number;
  metadata: ContentView['metadata'];
  viewedAt: string;
  /** Of the school, as YYYY-MM-DD. */
  day: string;
  /** False where the member lets nothing be counted: only the view of a profile is then shown to its owner. */
  isCounted: boolean;
}

/**
 * Counts one view per viewer, item and day, with the longest duration, the deepest scroll and the last metadata of that
 * day, and tells owners of profiles who looked at them.
 */
export async function writeViews(db: Db, views: RecordedView[]): Promise<void> {
  await transaction(db, async (tx) => {
    for (const { viewer, contentId, day } of merged(views.filter(isOfProfile)))
      await recordProfileView(tx, viewer, contentId, day);
    const looks = JSON.stringify(
      merged(views.filter(({ isCounted }) => isCounted)).map(({ viewer, ...view }) => ({
        ...view,
        viewerId: viewer.id,
      })),
    );
    const longer = await extendViews(tx, looks);
    const first = await insertViews(tx, looks);
    await addToTotals(tx, [
      ...longer.map((view) => ({ ...view, views: 0 })),
      ...first.map((view) => ({ ...view, views: 1 })),
    ]);
  });
}

const isOfProfile = ({ contentType }: RecordedView) => contentType === 'profile';

/** One of each viewer, item and day, in one order: two instances that write the same rows wait, and do not deadlock. */
function merged(views: RecordedView[]): RecordedView[] {
  const byKey = new Map<string, RecordedView>();
  for (const view of views) {
    const { contentType, contentId, viewer, day } = view;
    const key = `${contentType} ${contentId} ${viewer.id} ${day}`;
    const known = byKey.get(key);
    byKey.set(key, {
      ...view,
      viewDuration: Math.max(view.viewDuration, known?.viewDuration ?? 0),
      scrollDepth: Math.max(view.scrollDepth, known?.scrollDepth ?? 0),
      metadata: view.metadata ?? known?.metadata,
    });
  }
  return [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, view]) => view);
}

const looksOf = (
  json: string,
) => sql`jsonb_to_recordset(${param(json)}::jsonb) AS l ("contentType" text,
  "contentId" text, "viewerId" text, day date, "viewDuration" int, "scrollDepth" int, metadata jsonb, "viewedAt" timestamptz)
  JOIN users u ON u.id = l."viewerId" AND u.share_analytics`;

/** Answers by how much the looks of earlier today became longer. */
async function extendViews(tx: Db, looks: string): Promise<ViewedSeconds[]> {
  const { rows } = await tx.execute<ViewedSeconds & Record<string, unknown>>(sql`
    WITH known AS (
      SELECT v.content_type, v.content_id, v.viewer_id, v.day, v.view_duration AS before, l."viewDuration" AS seconds,
        l."scrollDepth" AS depth, l.metadata AS told
      FROM ${looksOf(looks)} JOIN content_views v
        ON (v.content_type, v.content_id, v.viewer_id, v.day) = (l."contentType", l."contentId", l."viewerId", l.day)
      FOR UPDATE OF v)
    UPDATE content_views v SET view_duration = greatest(known.before, known.seconds),
      scroll_depth = greatest(v.scroll_depth, known.depth), metadata = coalesce(known.told, v.metadata)
    FROM known
    WHERE (v.content_type, v.content_id, v.viewer_id, v.day)
      = (known.content_type, known.content_id, known.viewer_id, known.day)
    RETURNING v.content_type AS "contentType", v.content_id AS "contentId", v.view_duration - known.before AS duration`);
  return rows;
}

/** Answers which looks were the first of their day. */
async function insertViews(tx: Db, looks: string): Promise<ViewedSeconds[]> {
  const { rows } = await tx.execute<ViewedSeconds & Record<string, unknown>>(sql`
    INSERT INTO content_views (content_type, content_id, viewer_id, day, view_duration, scroll_depth, metadata, viewed_at)
    SELECT l."contentType", l."contentId", l."viewerId", l.day, l."viewDuration", l."scrollDepth", l.metadata, l."viewedAt"
    FROM ${looksOf(looks)}
    ORDER BY 1, 2, 3, 4
    ON CONFLICT DO NOTHING
    RETURNING content_type AS "contentType", content_id AS "contentId", view_duration AS duration`);
  return rows;
}
