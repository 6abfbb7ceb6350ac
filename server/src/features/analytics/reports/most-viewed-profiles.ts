import type { SQL } from 'drizzle-orm';
import type { MostViewedProfile } from '#contract/analytics/contract.ts';
import { sql } from '#server/db/sql.ts';
import { userSummaryFields } from '../../users/queries.ts';
import { type ReportValues, report } from './report.ts';
import { mostViewedMembers } from './viewed-content.ts';

/** Every member has proved their address, so that each is a verified one. */
const profile = sql`json_build_object('totalViews', c.views,
  'user', json_build_object(${userSummaryFields(sql`u`)}, 'email', u.email, 'isVerified', true))`;

export function mostViewedProfilesJson(values: ReportValues): SQL {
  return mostViewedMembers(values, profile, 10);
}

export const mostViewedProfiles = report<MostViewedProfile[]>(
  'most_viewed_profiles',
  mostViewedProfilesJson,
);
