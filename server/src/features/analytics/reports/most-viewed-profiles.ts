import type { MostViewedProfile } from '#contract/analytics/contract.ts';
import { type Json, jsonObject } from '#server/db/json.ts';
import { sql } from '#server/db/sql.ts';
import { userSummaryFields } from '../../users/queries.ts';
import { type ReportValues, report } from './report.ts';
import { mostViewedMembers } from './viewed-content.ts';

/** Every member has proved their address, so that each is a verified one. */
const profile = jsonObject<MostViewedProfile>({
  totalViews: sql`c.views`,
  user: jsonObject<MostViewedProfile['user']>({
    ...userSummaryFields(sql`u`),
    email: sql`u.email`,
    isVerified: sql`true`,
  }),
});

export function mostViewedProfilesJson(values: ReportValues): Json<MostViewedProfile[]> {
  return mostViewedMembers(values, profile, 10);
}

export const mostViewedProfiles = report<MostViewedProfile[]>(
  'most_viewed_profiles',
  mostViewedProfilesJson,
);
