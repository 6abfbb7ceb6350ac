import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobEngagement, SearchTrends } from '#contract/analytics/behaviour.ts';
import { type AnalyticsDashboard, analytics } from '#contract/analytics/contract.ts';
import {
  type HighlightedPost,
  type HighlightOverview,
  highlights,
} from '#contract/analytics/highlights.ts';
import { presence } from '#contract/presence/contract.ts';
import { users } from '../features/users/tables.ts';
import { schoolDay } from '../platform/school-time.ts';
import type { Send } from '../testing/send.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { demoAdministrator } from './data/members.ts';
import { secondAccount } from './data/second-account.ts';
import { demoId } from './demo-ids.ts';
import { seedActivity } from './seed-activity.ts';
import { seedDemo } from './seed-demo.ts';

let app: TestApp;
let administrator: Send;
let analyst: Send;
beforeAll(async () => {
  app = await createTestApp();
  await seedDemo(app.db, 'demo.nyu.edu', app.config.timeZone);
  administrator = await app.as({ id: demoId.user(demoAdministrator) });
  const [member] = await app.db.select().from(users).where(eq(users.role, 'analyst'));
  analyst = await app.as(member ?? { id: '' });
});
afterAll(() => app.close());

const dashboard = '/api/admin/analytics/dashboard';
const url = `${dashboard}?timeFrame=90d&activity=90d`;

describe(seedActivity, () => {
  const lengthsOf = async (send: typeof administrator) => {
    const shown = (await send('GET', url)).json<AnalyticsDashboard>();
    const frame = 'timeFrame=90d';
    const trends = await send('GET', `/api/admin/analytics/search-trends?${frame}`);
    const engagement = await send('GET', `/api/admin/analytics/job-engagement?${frame}`);
    const { engagementTypes, topJobs } = engagement.json<JobEngagement>();
    const { dailyActiveUsers } = shown.userActivity;
    return {
      pages: shown.pages.length,
      posts: shown.popularContent.posts.length,
      jobs: shown.popularContent.jobs.length,
      skills: shown.skillFilters.skills.length,
      topPosts: shown.postInteractions.topPosts.length,
      searches: trends.json<SearchTrends>().searchQueries.length,
      engagementTypes: engagementTypes.length,
      topJobs: topJobs.length,
      livelyDays: dailyActiveUsers.filter(({ users: n }) => n > 4).length,
      profiles: shown.mostViewedProfiles.length,
    };
  };

  it('fills every list of the dashboard for administrators', async () => {
    const { livelyDays, ...lists } = await lengthsOf(administrator);
    expect(lists).toEqual({
      pages: 8,
      posts: 5,
      jobs: 5,
      skills: 10,
      topPosts: 5,
      searches: 8,
      engagementTypes: 4,
      topJobs: 5,
      profiles: 10,
    });
    expect(livelyDays).toBeGreaterThan(80);
  });

  it('shows analysts what five people did on one day, and no names', async () => {
    const { pages, posts, jobs, topPosts, searches, livelyDays, profiles } =
      await lengthsOf(analyst);
    expect(Math.min(pages, posts, jobs, topPosts, searches)).toBeGreaterThan(0);
    expect(livelyDays).toBeGreaterThan(80);
    expect(profiles).toBe(0);
  });

  it('has views for every job, of which a few in a hundred lead to a click', async () => {
    const jobs = (await administrator(analytics.jobDetails)).json();
    expect(jobs.filter(({ views }) => views < 10)).toEqual([]);
    const over = jobs.find(({ title }) => title === secondAccount.job.title);
    expect(over?.views).toBeLessThan(Math.max(...jobs.map(({ views }) => views)));
    const rates = jobs.map(({ views, clicks }) => (100 * clicks) / views);
    expect(rates.filter((rate) => rate > 12)).toEqual([]);
    expect(rates.filter((rate) => rate >= 3).length).toBeGreaterThan(jobs.length * 0.8);
    expect(jobs.filter(({ views, applications }) => applications > views)).toEqual([]);
  });

  it('has views and highlights in every week, in believable proportion', async () => {
    for (const [timeFrame, days] of Object.entries({ '7d': 7, '30d': 30, '90d': 90 })) {
      const { overview } = (
        await administrator(analytics.dashboard, { query: { timeFrame } })
      ).json();
      const quiet = overview.contentPerformance.slice(0, -1).filter(({ posts }) => posts === 0);
      expect([timeFrame, quiet]).toEqual([timeFrame, []]);
      const startDate = schoolDay(Date.now() - (days - 1) * 86_400_000, app.config.timeZone);
      const range = `startDate=${startDate}&endDate=${schoolDay(Date.now(), app.config.timeZone)}`;
      const answer = await administrator('GET', `/api/admin/text-highlighting/overview?${range}`);
      const { highlightRate } = answer.json<HighlightOverview>();
      expect(highlightRate).toBeGreaterThan(2);
      expect(highlightRate).toBeLessThan(8);
    }
  });

  it('names every post of which words are highlighted most, whatever the time', async () => {
    for (const days of [2, 7, 30, 90]) {
      const startDate = schoolDay(Date.now() - (days - 1) * 86_400_000, app.config.timeZone);
      const url = `/api/admin/text-highlighting/top-posts?startDate=${startDate}&limit=10`;
      const posts = (await administrator('GET', url)).json<HighlightedPost[]>();
      expect([days, posts.filter(({ postTitle }) => postTitle === null)]).toEqual([days, []]);
      expect(posts.length).toBeGreaterThan(days < 7 ? 2 : 4);
    }
  });

  it('grows, and rests at weekends', async () => {
    const { userActivity } = (await administrator('GET', url)).json<AnalyticsDashboard>();
    const days = userActivity.dailyActiveUsers.slice(0, -1);
    const average = (list: typeof days) =>
      list.reduce((sum, { users: n }) => sum + n, 0) / list.length;
    expect(average(days.slice(-28))).toBeGreaterThan(average(days.slice(0, 28)) * 1.2);
    const isWeekend = ({ date }: { date: string }) => [0, 6].includes(new Date(date).getUTCDay());
    expect(average(days.filter(isWeekend))).toBeLessThan(
      average(days.filter((day) => !isWeekend(day))) * 0.7,
    );
  });

  it('has sentences that several people highlighted, and members who are here', async () => {
    const answer = await administrator(highlights.texts);
    const texts = answer.json();
    expect(texts.length).toBeGreaterThan(4);
    expect(texts.every(({ highlightedByUsers }) => highlightedByUsers.length >= 3)).toBe(true);
    expect((await administrator(presence.listOnline)).json()).toHaveLength(5);
  });
});
