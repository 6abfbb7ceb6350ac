import type { SQL } from 'drizzle-orm';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { mediaJson, uploadJson, uploadUrl } from '../../uploads/queries.ts';

/** SQL: a work in small, as JSON. `item` is a row of portfolio_items. */
export function workPreviewJson(item: Fragment): SQL {
  return previewJson(
    item,
    uploadUrl(sql`${item}.upload_id`),
    sql`(${uploadJson(sql`${item}.upload_id`, sql`${item}.title`)})`,
  );
}

/** SQL: the first works of a member's portfolio that have a picture, as JSON. */
export function firstPicturesJson(userId: Fragment, most: number): SQL {
  const preview = previewJson(sql`w`, sql`'/uploads/' || f.key`, mediaJson(sql`f`, sql`w.title`));
  return sql`(SELECT coalesce(json_agg(preview), '[]') FROM (
    SELECT ${preview} AS preview FROM portfolio_items w JOIN uploads f ON f.id = w.upload_id
    WHERE w.user_id = ${userId} AND (f.kind = 'image' OR f.poster_key IS NOT NULL)
    ORDER BY w.sort_order, w.created_at, w.id LIMIT ${integer(most)}) shown)`;
}

function previewJson(item: Fragment, fileUrl: Fragment, media: Fragment): SQL {
  return sql`json_build_object('id', ${item}.id, 'title', ${item}.title, 'mediaType', ${item}.media_type,
    'mediaUrl', coalesce(${item}.media_url, ${fileUrl}, ''), 'media', ${media})`;
}
