import type { SQL } from 'drizzle-orm';
import type { WorkFilters } from '#contract/works/contract.ts';
import { join, param, sql } from '#server/db/sql.ts';
import { plainTitle, workKind } from '../../portfolio/tables.ts';
import { splitWords } from '../../search-words/queries/split-words.ts';
import { isActive } from '../../users/queries.ts';

/** SQL: the portfolio item `w` passes all filters; its title has all words, or parts of words, that are asked for. */
export function workConditions({ q, tag, type, school, major }: WorkFilters): SQL {
  const words = splitWords(q);
  const ofMaker = [
    ...(school ? [sql`u.school = ${param(school)}`] : []),
    ...(major ? [sql`u.major = ${param(major)}`] : []),
  ];
  return join(
    [
      words?.length === 0 ? sql`false` : sql`true`,
      ...(words ?? []).map(
        (word) =>
          sql`${plainTitle(sql`w.`)} LIKE '%' || normalize_text(${param(word)}::text) || '%'`,
      ),
      ...(tag ? [sql`w.tags @> ARRAY[${param(tag)}]::text[]`] : []),
      ...(type ? [sql`${workKind(sql`w.`)} = ${param(type)}`] : []),
      ...(ofMaker.length > 0
        ? [
            sql`w.user_id IN (SELECT u.id FROM users u WHERE ${isActive(sql`u`)} AND ${join(ofMaker, sql` AND `)})`,
          ]
        : []),
    ],
    sql` AND `,
  );
}
