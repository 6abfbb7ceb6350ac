import type { SQL } from 'drizzle-orm';
import type { JobFilters } from '#contract/jobs/contract.ts';
import { join, param, sql } from '#server/db/sql.ts';
import { isActive, isNoHiddenMember } from '../../users/queries.ts';
import { excludedTsquery } from './asked-tsquery.ts';
import { isOpen } from './is-open.ts';
import type { PreparedSearch } from './prepare-search.ts';

/** SQL: the job `j` is open, by somebody whom the viewer may see, without excluded words, and passes all filters. */
export function jobConditions({ hidden, asked }: PreparedSearch, filters: JobFilters): SQL {
  const excluded = asked && excludedTsquery(asked);
  return join(
    [
      isOpen(sql`j`),
      ...(excluded ? [sql`NOT j.search @@ ${excluded}`] : []),
      ...filterConditions(filters),
      ...(hidden.length > 0 ? [sql`j.author_id <> ALL (${param(hidden)}::text[])`] : []),
      isNoHiddenMember(sql`j.author_id`),
    ],
    sql` AND `,
  );
}

function filterConditions({ skills, school, major, payment, type }: JobFilters): SQL[] {
  return [
    ...(skills?.length
      ? [
          sql`(j.skills && ${param(skills)}::text[] OR j.position_skills && ${param(skills)}::text[])`,
        ]
      : []),
    ...(school ? [sql`(j.target_school = ${param(school)} OR j.target_school IS NULL)`] : []),
    ...(major
      ? [
          sql`j.author_id IN (SELECT m.id FROM users m WHERE m.major = ${param(major)} AND ${isActive(sql`m`)})`,
        ]
      : []),
    ...(payment === 'paid' ? [sql`j.payment_type = 'paid'`] : []),
    ...(payment === 'unpaid' ? [sql`j.payment_type IN ('unpaid', 'credit')`] : []),
    ...(type ? [sql`j.type = ${param(type)}`] : []),
  ];
}
