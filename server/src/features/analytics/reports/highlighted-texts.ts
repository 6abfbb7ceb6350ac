import type { SQL } from 'drizzle-orm';
import { fewestPeople } from '#contract/analytics/contract.ts';
import type { HighlightedText } from '#contract/analytics/highlights.ts';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { isActive } from '../../users/queries.ts';
import { type HighlightValues, highlightReport } from './highlight-report.ts';
import { jsonList } from './report.ts';

/** SQL: who highlighted the words `top`, the most eager ten first. */
function highlighters({ isInRange, seesNames }: HighlightValues): SQL {
  return jsonList(sql`SELECT row_number() OVER (ORDER BY by_member.n DESC, u.id) AS place,
      json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
        'profileImageUrl', u.profile_image_url, 'highlightCount', by_member.n) AS item
    FROM (SELECT h.user_id, count(*) AS n FROM text_highlights h JOIN posts p ON p.id = h.post_id
      WHERE h.snippet_hash = top.snippet_hash AND ${isInRange} GROUP BY h.user_id) by_member
      JOIN users u ON u.id = by_member.user_id AND ${isActive(sql`u`)}
    WHERE ${seesNames} ORDER BY place LIMIT 10`);
}

/** SQL: words that enough people highlighted, whoever asks; those of a deleted post are gone with it. */
function textsBy(values: HighlightValues, order: Fragment): SQL {
  return jsonList(sql`SELECT top.place, json_build_object('contentType', 'post', 'contentIds', words.posts,
      'selectedText', words.text, 'uniqueUsers', top.members, 'count', top.n, 'lastHighlighted', top.last,
      'methods', words.methods, 'highlightedByUsers', ${highlighters(values)}) AS item
    FROM (SELECT snippet_hash, count(*) AS members, sum(n) AS n, max(last) AS last,
        row_number() OVER (ORDER BY ${order}, snippet_hash) AS place
      FROM (SELECT h.snippet_hash, h.user_id, count(*) AS n, max(h.created_at) AS last
        FROM text_highlights h JOIN posts p ON p.id = h.post_id
        WHERE ${values.isInRange} GROUP BY h.snippet_hash, h.user_id) by_member
      GROUP BY snippet_hash HAVING count(*) >= ${integer(fewestPeople)} ORDER BY place LIMIT ${values.limit}) top,
    LATERAL (SELECT (array_agg(h.selected_text ORDER BY h.created_at DESC, h.id DESC))[1] AS text,
        array_agg(DISTINCT h.post_id ORDER BY h.post_id) AS posts, array_agg(DISTINCT h.method ORDER BY h.method) AS methods
      FROM text_highlights h JOIN posts p ON p.id = h.post_id
      WHERE h.snippet_hash = top.snippet_hash AND ${values.isInRange}) words`);
}

export const mostHighlightedTexts = highlightReport<HighlightedText[]>('snippets', (values) =>
  textsBy(values, sql`sum(n) DESC`),
);

export const lastHighlightedTexts = highlightReport<HighlightedText[]>('texts', (values) =>
  textsBy(values, sql`max(last) DESC`),
);
