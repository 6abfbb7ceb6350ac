import { analytics, fewestPeople, timeFrames } from '#contract/analytics/contract.ts';
import { type HighlightQuery, highlights } from '#contract/analytics/highlights.ts';
import type { App, Viewer } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { schoolDay } from '../../platform/school-time.ts';
import { dashboard } from './reports/dashboard.ts';
import { highlightMethods, highlightOverview } from './reports/highlight-overview.ts';
import type { HighlightScope } from './reports/highlight-report.ts';
import { highlightedPosts } from './reports/highlighted-posts.ts';
import { lastHighlightedTexts, mostHighlightedTexts } from './reports/highlighted-texts.ts';
import { jobDetails } from './reports/job-details.ts';
import { jobEngagement } from './reports/job-engagement.ts';
import { mostViewedProfiles } from './reports/most-viewed-profiles.ts';
import { overview } from './reports/overview.ts';
import { pageViews } from './reports/page-views.ts';
import { popularContent } from './reports/popular-content.ts';
import { postInteractions } from './reports/post-interactions.ts';
import type { ReportScope } from './reports/report.ts';
import { searchTrends } from './reports/search-trends.ts';
import { skillFilters } from './reports/skill-filters.ts';
import { stats } from './reports/stats.ts';
import { userActivity } from './reports/user-activity.ts';

const peopleFor = ({ role }: Viewer) => (role === 'analyst' ? fewestPeople : 1);

export function analyticsRoutes(app: App): void {
  const { timeZone } = app.config;
  const scopeOf = (viewer: Viewer, days: Pick<ReportScope, 'days' | 'activeDays'> = {}) => ({
    now: new Date(app.clock.now()).toISOString(),
    timeZone,
    people: peopleFor(viewer),
    ...days,
  });

  mount(app, analytics.stats, ({ db, viewer }) => stats(db, scopeOf(viewer)));
  mount(app, analytics.dashboard, ({ db, viewer, query }) =>
    dashboard(
      db,
      scopeOf(viewer, { days: timeFrames[query.timeFrame], activeDays: daysOf(query.activity) }),
    ),
  );
  mount(app, analytics.userActivity, ({ db, viewer, query }) =>
    userActivity(db, scopeOf(viewer, { activeDays: daysOf(query.timeFrame) })),
  );
  mount(app, analytics.popularContent, ({ db, viewer }) => popularContent(db, scopeOf(viewer)));
  mount(app, analytics.pageViews, ({ db, viewer }) => pageViews(db, scopeOf(viewer)));
  mount(app, analytics.jobDetails, ({ db, viewer }) => jobDetails(db, scopeOf(viewer)));
  mount(app, analytics.mostViewedProfiles, ({ db, viewer }) =>
    mostViewedProfiles(db, scopeOf(viewer)),
  );
  mount(app, analytics.overview, ({ db, viewer, query }) =>
    overview(db, scopeOf(viewer, { days: timeFrames[query.timeFrame] })),
  );
  mount(app, analytics.searchTrends, ({ db, viewer, query }) =>
    searchTrends(db, scopeOf(viewer, { days: timeFrames[query.timeFrame] })),
  );
  mount(app, analytics.skillFilters, ({ db, viewer, query }) =>
    skillFilters(db, scopeOf(viewer, { days: timeFrames[query.timeFrame] })),
  );
  mount(app, analytics.jobEngagement, ({ db, viewer, query }) =>
    jobEngagement(db, scopeOf(viewer, { days: timeFrames[query.timeFrame] })),
  );
  mount(app, analytics.postInteractions, ({ db, viewer, query }) =>
    postInteractions(db, scopeOf(viewer, { days: timeFrames[query.timeFrame] })),
  );
  highlightRoutes(app);
}

function highlightRoutes(app: App): void {
  const scopeOf = (viewer: Viewer, query: HighlightQuery): HighlightScope => {
    const { timeZone } = app.config;
    const lastDay = query.endDate ?? schoolDay(app.clock.now(), timeZone);
    const firstDay = query.startDate ?? daysBefore(lastDay, timeFrames['90d'] - 1);
    return { timeZone, people: peopleFor(viewer), firstDay, lastDay, limit: query.limit };
  };
  mount(app, highlights.overview, ({ db, viewer, query }) =>
    highlightOverview(db, scopeOf(viewer, query)),
  );
  mount(app, highlights.methods, ({ db, viewer, query }) =>
    highlightMethods(db, scopeOf(viewer, query)),
  );
  mount(app, highlights.topPosts, ({ db, viewer, query }) =>
    highlightedPosts(db, scopeOf(viewer, query)),
  );
  mount(app, highlights.snippets, ({ db, viewer, query }) =>
    mostHighlightedTexts(db, scopeOf(viewer, query)),
  );
  mount(app, highlights.texts, ({ db, viewer, query }) =>
    lastHighlightedTexts(db, scopeOf(viewer, query)),
  );
}

const daysOf = (range: `${number}d`) => Number.parseInt(range, 10);

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
