import type { WorkPreview } from '#contract/portfolio/work-preview.ts';
import type { Media } from '#contract/uploads/media.ts';
import { type Json, jsonObject } from '#server/db/json.ts';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { mediaJson, uploadJson, uploadUrl } from '../../uploads/queries.ts';

/** SQL: a work in small, as JSON. `item` is a row of portfolio_items. */
export function workPreviewJson(item: Fragment): Json<WorkPreview> {
  return previewJson(
    item,
    uploadUrl(sql`${item}.upload_id`),
    uploadJson(sql`${item}.upload_id`, sql`${item}.title`),
  );
}

/** SQL: the first works of a member's portfolio that have a picture, as JSON. */
export function firstPicturesJson(userId: Fragment, most: number): Json<WorkPreview[]> {
  const preview = previewJson(sql`w`, sql`'/uploads/' || f.key`, mediaJson(sql`f`, sql`w.title`));
  return sql`(SELECT coalesce(json_agg(preview), '[]') FROM (
    SELECT ${preview} AS preview FROM portfolio_items w JOIN uploads f ON f.id = w.upload_id
    WHERE w.user_id = ${userId} AND (f.kind = 'image' OR f.poster_key IS NOT NULL)
    ORDER BY w.sort_order, w.created_at, w.id LIMIT ${integer(most)}) shown)`;
}

function previewJson(
  item: Fragment,
  fileUrl: Fragment,
  media: Json<Media | null>,
): Json<WorkPreview> {
  return jsonObject<WorkPreview>({
    id: sql`${item}.id`,
    title: sql`${item}.title`,
    mediaType: sql`${item}.media_type`,
    mediaUrl: sql`coalesce(${item}.media_url, ${fileUrl}, '')`,
    media,
  });
}
