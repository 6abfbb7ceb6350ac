import { sql } from '#server/db/sql.ts';
import { workPreviewJson } from '../../works/queries/work-preview-json.ts';

/** SQL: joins the works that an application `ap` shows: those attached, where none is left the first four. */
export const worksOfApplication = sql`
  LEFT JOIN LATERAL (
    SELECT json_agg(${workPreviewJson(sql`p`)} ORDER BY attachment.sort_order) AS works
    FROM application_portfolio_items attachment JOIN portfolio_items p ON p.id = attachment.portfolio_item_id
    WHERE attachment.application_id = ap.id AND p.user_id = ap.applicant_id
  ) attached ON true
  LEFT JOIN LATERAL (
    SELECT json_agg(${workPreviewJson(sql`p`)} ORDER BY p.sort_order NULLS LAST, p.created_at, p.id) AS works
    FROM (SELECT * FROM portfolio_items p WHERE p.user_id = ap.applicant_id
      ORDER BY p.sort_order NULLS LAST, p.created_at, p.id LIMIT 4) p
  ) first ON attached.works IS NULL`;
