import type { SkillFilters } from '#contract/analytics/behaviour.ts';
import { type Json, jsonObject } from '#server/db/json.ts';
import { sql } from '#server/db/sql.ts';
import { countsByKey } from './events-of-kind.ts';
import { jsonList, type ReportValues, report } from './report.ts';

/** The ten skills that are filtered by most often. */
export function skillFiltersJson(values: ReportValues): Json<SkillFilters> {
  return jsonObject<SkillFilters>({
    skills: jsonList(
      jsonObject<SkillFilters['skills'][number]>({
        skillFilter: sql`k.key`,
        count: sql`k.n`,
      }),
      {
        place: sql`row_number() OVER (ORDER BY k.n DESC, k.key)`,
        from: sql`FROM (${countsByKey(values, sql`'skill'`)}) k ORDER BY place LIMIT 10`,
      },
    ),
  });
}

export const skillFilters = report<SkillFilters>('skill_filters', skillFiltersJson);
