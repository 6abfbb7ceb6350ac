import type { SQL } from 'drizzle-orm';
import { fewestPeople } from '#contract/analytics/contract.ts';
import type { HighlightedText } from '#contract/analytics/highlights.ts';
import { type Json, jsonObject } from '#server/db/json.ts';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { isActive } from '../../users/queries.ts';
import { type HighlightValues, highlightReport } from './highlight-report.ts';
import { jsonList } from './report.ts';

type Highlighter = HighlightedText['highlightedByUsers'][number];

/** SQL: who highlighted the words `top`, the most eager ten first. */
function highlighters({ isInRange, seesNames }: HighlightValues): Json<Highlighter[]> {
  return jsonList(
    jsonObject<Highlighter>({
      id: sql`u.id`,
      firstName: sql`u.first_name`,
      lastName: sql`u.last_name`,
      profileImageUrl: sql`u.profile_image_url`,
      highlightCount: sql`by_member.n`,
    }),
    {
      place: sql`row_number() OVER (ORDER BY by_member.n DESC, u.id)`,
      from: sql`FROM (SELECT h.user_id, count(*) AS n FROM text_highlights h JOIN posts p ON p.id = h.post_id
      WHERE h.snippet_hash = top.snippet_hash AND ${isInRange} GROUP BY h.user_id) by_member
      JOIN users u ON u.id = by_member.user_id AND ${isActive(sql`u`)}
    WHERE ${seesNames} ORDER BY place LIMIT 10`,
    },
  );
}

/** SQL: what of a row `h` occurs in the highlights of enough people. */
function sharedBy({ people }: HighlightValues, column: Fragment): SQL {
  return sql`(SELECT coalesce(array_agg(shared.value ORDER BY shared.value), '{}') FROM (SELECT h.${column} AS value
    FROM counted h GROUP BY 1 HAVING count(DISTINCT h.user_id) >= ${people}) shared)`;
}

/** SQL: words that enough people highlighted, whoever asks; those of a deleted post are gone with it. */
function textsBy(values: HighlightValues, order: Fragment): Json<HighlightedText[]> {
  const { people, unit, isInRange, seesNames, startOf } = values;
  return jsonList(
    jsonObject<HighlightedText>({
      contentType: sql`'post'`,
      contentIds: sql`words.posts`,
      selectedText: sql`words.text`,
      uniqueUsers: sql`top.members`,
      count: sql`top.n`,
      lastHighlighted: sql`CASE WHEN ${seesNames} THEN top.last ELSE ${startOf(sql`top.last_unit`)} END`,
      methods: sql`words.methods`,
      highlightedByUsers: highlighters(values),
    }),
    {
      place: sql`top.place`,
      from: sql`FROM (SELECT snippet_hash, count(DISTINCT user_id) AS members, sum(n) AS n, max(last) AS last,
        max(unit) AS last_unit, array_agg(DISTINCT unit) AS units,
        row_number() OVER (ORDER BY ${order}, snippet_hash) AS place
      FROM (SELECT h.snippet_hash, h.user_id, ${unit} AS unit, count(*) AS n, max(h.created_at) AS last,
          count(*) OVER (PARTITION BY h.snippet_hash, ${unit}) AS members
        FROM text_highlights h JOIN posts p ON p.id = h.post_id
        WHERE ${isInRange} GROUP BY h.snippet_hash, ${unit}, h.user_id) by_member
      WHERE members >= greatest(${integer(fewestPeople)}, ${people})
      GROUP BY snippet_hash ORDER BY place LIMIT ${values.limit}) top,
    LATERAL (WITH counted AS MATERIALIZED (SELECT h.* FROM text_highlights h JOIN posts p ON p.id = h.post_id
        WHERE h.snippet_hash = top.snippet_hash AND ${isInRange} AND ${unit} = ANY (top.units))
      SELECT (SELECT h.selected_text FROM counted h ORDER BY h.created_at DESC, h.id DESC LIMIT 1) AS text,
        ${sharedBy(values, sql`post_id`)} AS posts, ${sharedBy(values, sql`method`)} AS methods) words`,
    },
  );
}

export const mostHighlightedTexts = highlightReport<HighlightedText[]>('snippets', (values) =>
  textsBy(values, sql`sum(n) DESC`),
);

export const lastHighlightedTexts = highlightReport<HighlightedText[]>('texts', (values) =>
  textsBy(
    values,
    sql`(CASE WHEN ${values.seesNames} THEN max(last) ELSE ${values.startOf(sql`max(unit)`)} END) DESC`,
  ),
);
