import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import { uploadJson, uploadUrl } from '../../uploads/queries.ts';
import { userSummaryFields } from '../../users/queries.ts';

/** SQL: a work as JSON. `item` and `maker` are rows of portfolio_items and users. */
export function workJson(item: Fragment, maker: Fragment): SQL {
  return sql`json_build_object('id', ${item}.id, 'userId', ${item}.user_id, 'title', ${item}.title,
    'description', ${item}.description, 'mediaType', ${item}.media_type,
    'mediaUrl', coalesce(${item}.media_url, ${uploadUrl(sql`${item}.upload_id`)}, ''),
    'media', (${uploadJson(sql`${item}.upload_id`, sql`${item}.title`)}), 'tags', ${item}.tags,
    'sortOrder', ${item}.sort_order, 'commentCount', ${item}.comment_count,
    'isCommentingOpen', ${item}.is_commenting_open, 'createdAt', ${item}.created_at,
    'maker', json_build_object(${userSummaryFields(maker)}))`;
}
