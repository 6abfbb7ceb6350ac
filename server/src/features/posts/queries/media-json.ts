import type { SQL } from 'drizzle-orm';
import type { Media } from '#contract/uploads/media.ts';
import { type Json, jsonObject } from '#server/db/json.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { uploadJson, uploadUrl } from '../../uploads/queries.ts';

/** SQL: the media of a post, of a linked one the same as `presentLinkedMedia` makes. `post` is a row of posts. */
export function mediaJson(post: Fragment): Json<Media | null> {
  const linked = jsonObject<Media>({
    url: sql`${post}.media_url`,
    type: kindOfUrl(sql`${post}.media_url`),
    name: sql`null`,
    size: sql`null`,
    width: sql`null`,
    height: sql`null`,
    blur: sql`null`,
    poster: uploadUrl(sql`${post}.upload_id`),
    variants: sql`'[]'::json`,
    alt: sql`${post}.media_alt`,
  });
  return sql`CASE
    WHEN ${post}.media_url IS NULL AND ${post}.upload_id IS NOT NULL THEN ${uploadJson(sql`${post}.upload_id`, sql`${post}.media_alt`)}
    WHEN ${post}.media_url IS NOT NULL THEN ${linked} END`;
}

/** SQL: the pictures after the first, in their order; null without any. */
export function furtherPicturesJson(post: Fragment): Json<Media[] | null> {
  const picture = uploadJson(sql`pp.upload_id`, sql`pp.alt`);
  return sql`CASE WHEN ${post}.further_pictures > 0 THEN (SELECT json_agg(${picture} ORDER BY pp.place)
    FROM post_pictures pp WHERE pp.post_id = ${post}.id) END`;
}

export function mediaUrl(post: Fragment): SQL {
  return sql`coalesce(${post}.media_url, ${uploadUrl(sql`${post}.upload_id`)})`;
}

function kindOfUrl(url: Fragment): SQL {
  const endsWith = (endings: Fragment) => sql`${url} ~* '^[^?#]*\\.(${endings})([?#]|$)'`;
  const isVideoSite = sql`${url} ~ '^https://(www\\.youtube\\.com/watch\\?v=|vimeo\\.com/)'`;
  return sql`CASE WHEN ${isVideoSite} OR ${endsWith(sql`mp4|webm|mov`)} THEN 'video' WHEN ${endsWith(sql`mp3|wav|m4a|aac`)} THEN 'audio'
    WHEN ${endsWith(sql`pdf|docx?`)} THEN 'document' ELSE 'image' END`;
}
