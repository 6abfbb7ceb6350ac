import type { SQL } from 'drizzle-orm';
import type { Mention } from '#contract/comments/mentions.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';

/** SQL: the mentions of a row without those whom the viewer may not see; most texts mention nobody. */
export function mentionsJson(mentions: Fragment, viewer: Fragment): SQL<Mention[]> {
  return sql`CASE WHEN ${mentions} = '[]' THEN ${mentions} ELSE coalesce((
    SELECT jsonb_agg(mention ORDER BY place)
    FROM jsonb_array_elements(${mentions}) WITH ORDINALITY AS mentioned (mention, place)
    WHERE ${visibleMember(viewer, sql`mention ->> 'id'`)}), '[]') END`;
}
