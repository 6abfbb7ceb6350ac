import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import type { RecordedEvent, RecordedHighlight } from '../recorded.ts';

const column = <Row, Key extends keyof Row>(rows: Row[], key: Key): Row[Key][] =>
  rows.map((row) => row[key]);

/** Of members who have left or switched this off since, nothing is written. */
export async function writeEvents(db: Db, rows: RecordedEvent[]): Promise<void> {
  const metadata = rows.map((row) => (row.metadata ? JSON.stringify(row.metadata) : null));
  await db.execute(sql`
    INSERT INTO analytics_events (created_at, user_id, kind, page, target_type, target_id, key, amount, metadata)
    SELECT e.created_at, e.user_id, e.kind, e.page, e.target_type, e.target_id, e.key, e.amount, e.metadata::jsonb
    FROM unnest(${param(column(rows, 'createdAt'))}::timestamptz[], ${param(column(rows, 'userId'))}::text[],
      ${param(column(rows, 'kind'))}::text[], ${param(column(rows, 'page'))}::text[],
      ${param(column(rows, 'targetType'))}::text[], ${param(column(rows, 'targetId'))}::text[],
      ${param(column(rows, 'key'))}::text[], ${param(column(rows, 'amount'))}::int[], ${param(metadata)}::text[])
      AS e (created_at, user_id, kind, page, target_type, target_id, key, amount, metadata)
    JOIN users u ON u.id = e.user_id AND u.share_analytics`);
}

/** The same for what was highlighted. */
export async function writeHighlights(db: Db, rows: RecordedHighlight[]): Promise<void> {
  await db.execute(sql`
    INSERT INTO text_highlights (created_at, user_id, post_id, selection_length, snippet_hash, selected_text,
      start_offset, end_offset, method, viewport_width, viewport_height, device_type)
    SELECT h.* FROM unnest(${param(column(rows, 'createdAt'))}::timestamptz[],
      ${param(column(rows, 'userId'))}::text[], ${param(column(rows, 'postId'))}::text[],
      ${param(column(rows, 'selectionLength'))}::int[], ${param(column(rows, 'snippetHash'))}::text[],
      ${param(column(rows, 'selectedText'))}::text[], ${param(column(rows, 'startOffset'))}::int[],
      ${param(column(rows, 'endOffset'))}::int[], ${param(column(rows, 'method'))}::text[],
      ${param(column(rows, 'viewportWidth'))}::int[], ${param(column(rows, 'viewportHeight'))}::int[],
      ${param(column(rows, 'deviceType'))}::text[])
      AS h (created_at, user_id, post_id, selection_length, snippet_hash, selected_text,
        start_offset, end_offset, method, viewport_width, viewport_height, device_type)
    JOIN users u ON u.id = h.user_id AND u.share_highlights`);
}
