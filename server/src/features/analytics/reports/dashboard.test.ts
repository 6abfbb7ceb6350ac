import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analytics } from '#contract/analytics/contract.ts';
import { createUser } from '#server/testing/factories.ts';
import { activityClock, activityNow, createActivity } from '#server/testing/random-activity.ts';
import { recordStatements } from '#server/testing/record-statements.ts';
import type { Send } from '#server/testing/send.ts';
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

const read = async (path: string) =>
  (await administrator('GET', `/api/admin/analytics/${path}`)).json();

describe(dashboard, () => {
  it('answers what the single reads answer', async () => {
    const whole = await read('dashboard?timeFrame=30d&activity=14d');
    const { profiles: _, ...popular } = await read('popular-content');
    expect(analytics.dashboard.response.parse(whole)).toEqual({
      overview: await read('overview?timeFrame=30d'),
      userActivity: await read('user-activity?timeFrame=14d'),
      popularContent: await read('popular-content'),
      pages: await read('page-views'),
      mostViewedProfiles: await read('most-viewed-profile'),
      skillFilters: await read('skill-filters?timeFrame=30d'),
      postInteractions: await read('post-interactions?timeFrame=30d'),
      breakdown: whole.breakdown,
    });
    expect(whole.breakdown.posts.slice(0, 5)).toEqual(popular.posts);
    expect(whole.breakdown.jobs.slice(0, 5)).toEqual(popular.jobs);
  });

  it('takes one statement besides that of the session, as every read does', async () => {
    for (const path of [
      'dashboard',
      'search-trends',
      'job-engagement',
      'overview',
      'job-details',
    ]) {
      expect(await recordStatements(() => read(path))).toHaveLength(2);
    }
  });
});
