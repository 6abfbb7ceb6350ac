import { sql } from '#server/db/sql.ts';
import { uploadJson, uploadUrl } from '../../uploads/queries.ts';

const workJson = sql`json_build_object('id', p.id, 'title', p.title, 'mediaType', p.media_type,
  'mediaUrl', coalesce(p.media_url, ${uploadUrl(sql`p.upload_id`)}, ''),
  'media', (${uploadJson(sql`p.upload_id`, sql`p.title`)}))`;

/** SQL: joins the works that an application `ap` shows: those attached, where none is left the first four. */
export const worksOfApplication = sql`
  LEFT JOIN LATERAL (
    SELECT json_agg(${workJson} ORDER BY array_position(ap.portfolio_item_ids, p.id)) AS works
    FROM portfolio_items p
    WHERE p.id = ANY (ap.portfolio_item_ids) AND p.user_id = ap.applicant_id
  ) attached ON ap.portfolio_item_ids <> '{}'
  LEFT JOIN LATERAL (
    SELECT json_agg(${workJson} ORDER BY p.sort_order NULLS LAST, p.created_at, p.id) AS works
    FROM (SELECT * FROM portfolio_items p WHERE p.user_id = ap.applicant_id
      ORDER BY p.sort_order NULLS LAST, p.created_at, p.id LIMIT 4) p
  ) first ON attached.works IS NULL`;
