import type { AnalyticsDashboard } from '#contract/analytics/contract.ts';
import type { Db } from '#server/db/client.ts';
import { jsonObject } from '#server/db/json.ts';
import { mostViewedProfilesJson } from './most-viewed-profiles.ts';
import { overviewJson } from './overview.ts';
import { type CountedPage, pageViewsJson, withTitles } from './page-views.ts';
import { breakdownJson, popularContentJson } from './popular-content.ts';
import { postInteractionsJson } from './post-interactions.ts';
import { type ReportScope, report } from './report.ts';
import { skillFiltersJson } from './skill-filters.ts';
import { userActivityJson } from './user-activity.ts';

type Parts = Omit<AnalyticsDashboard, 'pages'> & { pages: CountedPage[] };

const parts = report<Parts>('dashboard', (values) =>
  jsonObject<Parts>({
    overview: overviewJson(values),
    userActivity: userActivityJson(values),
    popularContent: popularContentJson(values),
    pages: pageViewsJson(values),
    mostViewedProfiles: mostViewedProfilesJson(values),
    breakdown: breakdownJson(values),
    skillFilters: skillFiltersJson(values),
    postInteractions: postInteractionsJson(values),
  }),
);

export async function dashboard(db: Db, scope: ReportScope): Promise<AnalyticsDashboard> {
  const { pages, ...rest } = await parts(db, scope);
  return { ...rest, pages: withTitles(pages) };
}
