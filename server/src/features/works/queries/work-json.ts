import type { Work } from '#contract/works/contract.ts';
import { type Json, jsonObject } from '#server/db/json.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { uploadJson, uploadUrl } from '../../uploads/queries.ts';
import { userSummaryJson } from '../../users/queries.ts';

/** SQL: a work as JSON. `item` and `maker` are rows of portfolio_items and users. */
export function workJson(item: Fragment, maker: Fragment): Json<Work> {
  return jsonObject<Work>({
    id: sql`${item}.id`,
    userId: sql`${item}.user_id`,
    title: sql`${item}.title`,
    description: sql`${item}.description`,
    mediaType: sql`${item}.media_type`,
    mediaUrl: sql`coalesce(${item}.media_url, ${uploadUrl(sql`${item}.upload_id`)}, '')`,
    media: uploadJson(sql`${item}.upload_id`, sql`${item}.title`),
    tags: sql`${item}.tags`,
    sortOrder: sql`${item}.sort_order`,
    commentCount: sql`${item}.comment_count`,
    isCommentingOpen: sql`${item}.is_commenting_open`,
    createdAt: sql`${item}.created_at`,
    maker: userSummaryJson(maker),
  });
}
