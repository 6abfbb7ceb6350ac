import type { SQL } from 'drizzle-orm';
import type { Mention } from '#contract/comments/mentions.ts';
import { type Fragment, param, sql } from '#server/db/sql.ts';

/** SQL: a column of mentions without this member. */
export function mentionsWithout(mentions: Fragment, userId: string): SQL<Mention[]> {
  return sql`(SELECT coalesce(jsonb_agg(mention ORDER BY place), '[]')
    FROM jsonb_array_elements(${mentions}) WITH ORDINALITY AS mentioned (mention, place)
    WHERE mention ->> 'id' <> ${param(userId)})`;
}

/** SQL: a column of mentions names this member; its index leaves out the rows without any. */
export function isMentioned(mentions: Fragment, userId: string): SQL<boolean> {
  return sql`${mentions} <> '[]' AND ${mentions} @> jsonb_build_array(jsonb_build_object('id', ${param(userId)}::text))`;
}
