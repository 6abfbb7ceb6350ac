import type { SQL } from 'drizzle-orm';
import type { SkillFilters } from '#contract/analytics/behaviour.ts';
import { sql } from '#server/db/sql.ts';
import { countsByKey } from './events-of-kind.ts';
import { jsonList, type ReportValues, report } from './report.ts';

/** The ten skills that are filtered by most often. */
export function skillFiltersJson(values: ReportValues): SQL {
  return sql`json_build_object('skills', ${jsonList(sql`
    SELECT row_number() OVER (ORDER BY k.n DESC, k.key) AS place,
      json_build_object('skillFilter', k.key, 'count', k.n) AS item
    FROM (${countsByKey(values, sql`'skill'`)}) k ORDER BY place LIMIT 10`)})`;
}

export const skillFilters = report<SkillFilters>('skill_filters', skillFiltersJson);
