import type { SQL } from 'drizzle-orm';
import type { JobFilters } from '#contract/jobs/contract.ts';
import { join, param, sql } from '#server/db/sql.ts';
import { isNoHiddenMember } from '../../users/queries.ts';
import { excludedTsquery } from './asked-tsquery.ts';
import type { PreparedSearch } from './prepare-search.ts';

/** SQL: the job `j` is open, by somebody whom the viewer may see, without excluded words, and passes the filters. */
export function jobConditions(
  { hidden, asked }: PreparedSearch,
  filters: JobFilters,
  /** SQL: the words that it must have anyway, beside which the index can tell what is excluded. */
  words: SQL | null,
): SQL {
  const excluded = asked && excludedTsquery(asked);
  return join(
    [
      // IS TRUE keeps the index of the expiry out: it has as many entries as the index of listed jobs.
      sql`j.is_listed AND (now() < j.expires_at) IS TRUE`,
      ...facetsOf(filters).map((anyOf) => sql`j.facets && ${param(anyOf)}::text[]`),
      ...(excluded && words ? [sql`j.search @@ (${words} && !!${excluded})`] : []),
      ...(excluded && !words ? [sql`NOT j.search @@ ${excluded}`] : []),
      ...(hidden.length > 0 ? [sql`j.author_id <> ALL (${param(hidden)}::text[])`] : []),
      isNoHiddenMember(sql`j.author_id`),
    ],
    sql` AND `,
  );
}

/** Of each list a job must have one: see `facets` of jobs. */
export function facetsOf({ skills, school, major, payment, type }: JobFilters): string[][] {
  return [
    ...(skills?.length ? [skills] : []),
    ...(school ? [[`for ${school}`, 'for ']] : []),
    ...(major ? [[`by ${major}`]] : []),
    ...(payment === 'paid' ? [['payment paid']] : []),
    ...(payment === 'unpaid' ? [['payment unpaid', 'payment credit']] : []),
    ...(type ? [[`type ${type}`]] : []),
  ];
}
