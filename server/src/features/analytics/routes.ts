import { analytics, fewestForAnalyst, timeFrames } from '#contract/analytics/contract.ts';
import { type HighlightQuery, highlights } from '#contract/analytics/highlights.ts';
import { AppError } from '../../errors/app-error.ts';
import type { App, Viewer } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { addDays, schoolTime } from '../../platform/school-time.ts';
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
import { roundFor } from './round-for.ts';

const peopleFor = ({ isAdmin }: Viewer) => (isAdmin ? 1 : fewestForAnalyst);

/** Days that are over, except for administrators: what is counted today grows by what one person does. */
const lastDayFor = (app: App, { isAdmin }: Viewer): string => {
  const today = schoolTime(app).today;
  return isAdmin ? today : addDays(today, -1);
};

export function analyticsRoutes(app: App): void {
  const { timeZone } = app.config;
  const scopeOf = (viewer: Viewer, days: Pick<ReportScope, 'days' | 'activeDays'> = {}) => ({
    lastDay: lastDayFor(app, viewer),
    timeZone,
    people: peopleFor(viewer),
    ...days,
  });

  mount(app, analytics.stats, ({ db, viewer }) => roundFor(viewer, stats(db, scopeOf(viewer))));
  mount(app, analytics.dashboard, ({ db, viewer, query }) =>
    roundFor(
      viewer,
      dashboard(
        db,
        scopeOf(viewer, { days: timeFrames[query.timeFrame], activeDays: daysOf(query.activity) }),
      ),
    ),
  );
  mount(app, analytics.userActivity, ({ db, viewer, query }) =>
    roundFor(viewer, userActivity(db, scopeOf(viewer, { activeDays: daysOf(query.timeFrame) }))),
  );
  mount(app, analytics.popularContent, ({ db, viewer }) =>
    roundFor(viewer, popularContent(db, scopeOf(viewer))),
  );
  mount(app, analytics.pageViews, ({ db, viewer }) =>
    roundFor(viewer, pageViews(db, scopeOf(viewer))),
  );
  mount(app, analytics.jobDetails, ({ db, viewer }) =>
    roundFor(viewer, jobDetails(db, scopeOf(viewer))),
  );
  mount(app, analytics.mostViewedProfiles, ({ db, viewer }) =>
    roundFor(viewer, mostViewedProfiles(db, scopeOf(viewer))),
  );
  mount(app, analytics.overview, ({ db, viewer, query }) =>
    roundFor(viewer, overview(db, scopeOf(viewer, { days: timeFrames[query.timeFrame] }))),
  );
  mount(app, analytics.searchTrends, ({ db, viewer, query }) =>
    roundFor(viewer, searchTrends(db, scopeOf(viewer, { days: timeFrames[query.timeFrame] }))),
  );
  mount(app, analytics.skillFilters, ({ db, viewer, query }) =>
    roundFor(viewer, skillFilters(db, scopeOf(viewer, { days: timeFrames[query.timeFrame] }))),
  );
  mount(app, analytics.jobEngagement, ({ db, viewer, query }) =>
    roundFor(viewer, jobEngagement(db, scopeOf(viewer, { days: timeFrames[query.timeFrame] }))),
  );
  mount(app, analytics.postInteractions, ({ db, viewer, query }) =>
    roundFor(viewer, postInteractions(db, scopeOf(viewer, { days: timeFrames[query.timeFrame] }))),
  );
  highlightRoutes(app);
}

function highlightRoutes(app: App): void {
  const { timeZone } = app.config;
  const scopeOf = (viewer: Viewer, query: HighlightQuery): HighlightScope => ({
    ...(viewer.isAdmin ? daysAsked(app, query) : fixedDays(app, query)),
    timeZone,
    people: peopleFor(viewer),
    limit: query.limit,
  });
  mount(app, highlights.overview, ({ db, viewer, query }) =>
    roundFor(viewer, highlightOverview(db, scopeOf(viewer, query))),
  );
  mount(app, highlights.methods, ({ db, viewer, query }) =>
    roundFor(viewer, highlightMethods(db, scopeOf(viewer, query))),
  );
  mount(app, highlights.topPosts, ({ db, viewer, query }) =>
    roundFor(viewer, highlightedPosts(db, scopeOf(viewer, query))),
  );
  mount(app, highlights.snippets, ({ db, viewer, query }) =>
    roundFor(viewer, mostHighlightedTexts(db, scopeOf(viewer, query))),
  );
  mount(app, highlights.texts, ({ db, viewer, query }) =>
    roundFor(viewer, lastHighlightedTexts(db, scopeOf(viewer, query))),
  );
}

function daysAsked(app: App, { startDate, endDate }: HighlightQuery) {
  const lastDay = endDate ?? schoolTime(app).today;
  return { firstDay: startDate ?? addDays(lastDay, 1 - timeFrames['90d']), lastDay };
}

/** The shortest time frame that reaches back to the first day; it ends yesterday. */
function fixedDays(app: App, { startDate = '', endDate }: HighlightQuery) {
  const today = schoolTime(app).today;
  const lastDay = addDays(today, -1);
  if (endDate && endDate < lastDay)
    throw new AppError('invalid', 'Please choose the last 1, 7, 30 or 90 days.');
  const frames = Object.values(timeFrames);
  const days = frames.find((frame) => startDate >= addDays(today, -frame)) ?? timeFrames['90d'];
  return { firstDay: addDays(lastDay, 1 - days), lastDay };
}

const daysOf = (range: `${number}d`) => Number.parseInt(range, 10);
