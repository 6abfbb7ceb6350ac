import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analytics } from '#contract/analytics/contract.ts';
import type { OptionalArgs } from '#contract/request.ts';
import type { Route } from '#contract/route.ts';
import { createUser } from '#server/testing/factories.ts';
import { activityClock, activityNow, createActivity } from '#server/testing/random-activity.ts';
import { recordStatements } from '#server/testing/record-statements.ts';
import type { RequestTo, Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { rollUp } from '../commands/roll-up.ts';
import { dashboard } from './dashboard.ts';

let app: TestApp;
let administrator: Send;
beforeAll(async () => {
  app = await createTestApp({ clock: activityClock });
  await createActivity(app.db, 3);
  await rollUp(app.db, app.config.timeZone, activityNow);
  administrator = await app.as(await createUser(app.db, { isAdmin: true }));
});
afterAll(() => app.close());

const read = async <R extends Route>(route: R, ...request: OptionalArgs<RequestTo<R>>) =>
  (await administrator(route, ...request)).json();

describe(dashboard, () => {
  it('answers what the single reads answer', async () => {
    const query = { timeFrame: '30d' };
    const whole = await read(analytics.dashboard, { query: { ...query, activity: '14d' } });
    const popular = await read(analytics.popularContent);
    expect(analytics.dashboard.response.parse(whole)).toEqual({
      overview: await read(analytics.overview, { query }),
      userActivity: await read(analytics.userActivity, { query: { timeFrame: '14d' } }),
      popularContent: popular,
      pages: await read(analytics.pageViews),
      mostViewedProfiles: await read(analytics.mostViewedProfiles),
      skillFilters: await read(analytics.skillFilters, { query }),
      postInteractions: await read(analytics.postInteractions, { query }),
      breakdown: whole.breakdown,
    });
    expect(whole.breakdown.posts.slice(0, 5)).toEqual(popular.posts);
    expect(whole.breakdown.jobs.slice(0, 5)).toEqual(popular.jobs);
  });

  it('takes one statement besides that of the session, as every read does, so that its numbers are of one moment', async () => {
    const { searchTrends, jobEngagement, overview, jobDetails } = analytics;
    for (const route of [analytics.dashboard, searchTrends, jobEngagement, overview, jobDetails]) {
      expect(await recordStatements(() => read(route))).toHaveLength(2);
    }
  });
});
