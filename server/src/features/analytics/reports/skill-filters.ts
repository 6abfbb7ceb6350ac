import type { SQL } from 'drizzle-orm';
import type { SkillFilters } from '#contract/analytics/behaviour.ts';
import { sql } from '#server/db/sql.ts';
import { countsByKey, isOfKind, mayRead } from './events-of-kind.ts';
import { jsonList, type ReportValues, report } from './report.ts';

/** The ten skills that are filtered by most often. */
export function skillFiltersJson(values: ReportValues): SQL {
  const isFilter = isOfKind(values, sql`'filter'`);
  return sql`json_build_object('skills', ${jsonList(sql`
    SELECT row_number() OVER (ORDER BY n DESC, skill) AS place,
      json_build_object('skillFilter', skill, 'count', n) AS item
    FROM (SELECT * FROM (SELECT k.key AS skill, k.n
        FROM (${countsByKey(values, sql`'filter'`, sql`'skill'`)}) k ORDER BY n DESC, skill OFFSET 0) filtered
      WHERE ${mayRead(values, sql`${isFilter} AND e.key = filtered.skill`)} LIMIT 10) top`)})`;
}

export const skillFilters = report<SkillFilters>('skill_filters', skillFiltersJson);
