import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeFrames } from '#contract/analytics/contract.ts';
import type { RootDb } from '#server/db/client.ts';
import {
  applicantOf,
  countable,
  createdAtOf,
  groupsOf,
  lastDays,
  userOf,
  viewedAtOf,
  viewerOf,
  within,
} from '#server/testing/count-activity.ts';
import {
  type Activity,
  activityDay,
  activityZone,
  createCountedActivity,
  dayOf,
} from '#server/testing/random-activity.ts';
import { jobEngagement } from './job-engagement.ts';
import { overview } from './overview.ts';
import { postInteractions } from './post-interactions.ts';
import type { ReportScope } from './report.ts';
import { searchTrends } from './search-trends.ts';
import { skillFilters } from './skill-filters.ts';
import { userActivity } from './user-activity.ts';

let db: RootDb;
let activity: Activity;
beforeAll(async () => {
  ({ db, activity } = await createCountedActivity(11));
});
afterAll(() => db.$client.end());

const scope = (people: number, days = 7): ReportScope => ({
  lastDay: activityDay,
  timeZone: activityZone,
  people,
  days,
  activeDays: days,
});

/** For an administrator, and for an analyst. */
const people = [1, 3];
const cases = people.flatMap((fewest) =>
  Object.values(timeFrames).map((days) => [fewest, days] as const),
);

function events(kind: string, days = 1000) {
  const isRecent = within(days);
  return activity.events.filter((event) => event.kind === kind && isRecent(event.createdAt));
}
function views(type: string, days = 1000) {
  const isRecent = within(days);
  return activity.views.filter((view) => view.contentType === type && isRecent(view.viewedAt));
}
const titleOf = (id: string) => activity.titles.get(id) ?? null;

/** What is left of the groups by day: those with enough people. */
const daily = <T>(
  rows: T[],
  keyOf: (row: T) => string,
  memberOf: (row: T) => string,
  fewest: number,
) => groupsOf(rows, keyOf, memberOf).filter(({ people: found }) => found >= fewest);
const sizeOf = (groups: { rows: unknown[] }[]) =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0);

describe.each(cases)('for %i people at least, over %i days', (fewest, days) => {
  it('counts searches by words and by type; words from three people on for everyone', async () => {
    const typeOf = ({ page }: { page: string }) => (page === '/jobs' ? 'jobs' : 'members');
    const searches = events('search', days);
    const wordsOf = (one: Activity['events'][number]) => `${one.key}|${typeOf(one)}`;
    const typed = countable(searches, wordsOf, userOf, createdAtOf, fewest);
    const queries = groupsOf(typed, wordsOf, userOf);
    const ofTypes = countable(searches, typeOf, userOf, createdAtOf, fewest);
    const types = groupsOf(ofTypes, typeOf, userOf);
    expect(await searchTrends(db, scope(fewest, days))).toEqual({
      searchQueries: queries
        .filter((one) => one.people >= 3)
        .slice(0, 8)
        .map(({ key, rows }) => ({
          query: key.split('|')[0],
          searchType: key.split('|')[1],
          count: rows.length,
        })),
      searchTypes: types.map(({ key, rows }) => ({ searchType: key, count: rows.length })),
    });
  });

  it('counts the skills that are filtered by', async () => {
    const keyOf = ({ key }: { key: string }) => key;
    const filters = countable(events('filter', days), keyOf, userOf, createdAtOf, fewest);
    const skills = groupsOf(filters, keyOf, userOf);
    expect(await skillFilters(db, scope(fewest, days))).toEqual({
      skills: skills
        .slice(0, 10)
        .map(({ key, rows }) => ({ skillFilter: key, count: rows.length })),
    });
  });

  it('counts clicks on jobs, and names the jobs that are still there', async () => {
    const shown = (keyOf: (event: Activity['events'][number]) => string | null) =>
      groupsOf(
        countable(events('job_click', days), keyOf, userOf, createdAtOf, fewest),
        keyOf,
        userOf,
      );
    expect(await jobEngagement(db, scope(fewest, days))).toEqual({
      engagementTypes: shown(({ key }) => key).map(({ key, rows }) => ({
        clickType: key,
        count: rows.length,
      })),
      topJobs: shown(({ targetId }) => targetId)
        .slice(0, 5)
        .map(({ key, rows }) => ({
          jobId: key,
          jobTitle: titleOf(key),
          totalEngagement: rows.length,
        })),
    });
  });

  it('counts how posts are read', async () => {
    const average = (rows: { viewDuration: number }[]) =>
      rows.reduce((sum, { viewDuration }) => sum + viewDuration, 0) / rows.length;
    const keyOf = ({ contentId }: { contentId: string }) => contentId;
    const shown = groupsOf(
      countable(views('post', days), keyOf, viewerOf, viewedAtOf, fewest),
      keyOf,
      viewerOf,
    );
    const answer = await postInteractions(db, scope(fewest, days));
    const all = shown.flatMap(({ rows }) => rows);
    expect(answer.totalInteractions).toBe(all.length);
    expect(answer.averageViewDuration).toBeCloseTo(all.length ? average(all) : 0, 1);
    expect(answer.topPosts.map(({ avgViewDuration: _, ...rest }) => rest)).toEqual(
      shown
        .slice(0, 5)
        .map(({ key, rows }) => ({ contentId: key, title: titleOf(key), totalViews: rows.length })),
    );
    for (const [n, { avgViewDuration }] of answer.topPosts.entries())
      expect(avgViewDuration).toBeCloseTo(average(shown[n]?.rows ?? []), 1);
  });

  it('counts active people by day of the school and by month', async () => {
    const byDay = daily(activity.events, ({ createdAt }) => dayOf(createdAt), userOf, fewest);
    const byMonth = daily(
      activity.events,
      ({ createdAt }) => dayOf(createdAt).slice(0, 7),
      userOf,
      fewest,
    );
    const answer = await userActivity(db, scope(fewest, days));
    expect(answer.dailyActiveUsers).toEqual(
      lastDays(days).map((date) => ({
        date,
        users: byDay.find(({ key }) => key === date)?.people ?? 0,
      })),
    );
    expect(answer.monthlyActiveUsers.map(({ month }) => month)).toEqual(
      ['04', '05', '06', '07', '08', '09', '10', '11', '12']
        .map((month) => `2025-${month}`)
        .concat('2026-01', '2026-02', '2026-03'),
    );
    for (const { month, users } of answer.monthlyActiveUsers)
      expect([month, users]).toEqual([
        month,
        byMonth.find(({ key }) => key === month)?.people ?? 0,
      ]);
  });

  it('counts page views and content views, in all and by day', async () => {
    const pages = daily(
      events('page_view'),
      (one) => `${dayOf(one.createdAt)} ${one.page}`,
      userOf,
      fewest,
    );
    const viewed = (type: string) =>
      daily(views(type), (one) => dayOf(one.viewedAt), viewerOf, fewest);
    const on = (groups: { key: string; rows: unknown[] }[], date: string) =>
      sizeOf(groups.filter(({ key }) => key.startsWith(date)));
    const [posts, jobs, profiles, attended] = ['post', 'job', 'profile', 'event'].map(viewed) as [
      ReturnType<typeof viewed>,
      ReturnType<typeof viewed>,
      ReturnType<typeof viewed>,
      ReturnType<typeof viewed>,
    ];
    const answer = await overview(db, scope(fewest, days));
    expect(answer.totalPageViews).toBe(sizeOf(pages));
    expect(answer.contentViews).toEqual({
      posts: sizeOf(posts),
      jobs: sizeOf(jobs),
      profiles: sizeOf(profiles),
      events: sizeOf(attended),
    });
    expect(answer.pageViewsByDay).toEqual(
      lastDays(days).map((date) => ({ date, views: on(pages, date) })),
    );
    expect(answer.contentPerformance).toEqual(
      lastDays(days).map((date) => ({
        date,
        posts: on(posts, date),
        jobs: on(jobs, date),
        profiles: on(profiles, date),
        events: on(attended, date),
      })),
    );
  });

  it('counts applications and answers by day', async () => {
    const answered = activity.applications.flatMap(({ decidedAt, isUnanswered, applicantId }) =>
      decidedAt && !isUnanswered ? [{ decidedAt, applicantId }] : [],
    );
    const sent = daily(
      activity.applications,
      ({ createdAt }) => dayOf(createdAt),
      applicantOf,
      fewest,
    );
    const answers = daily(answered, ({ decidedAt }) => dayOf(decidedAt), applicantOf, fewest);
    const on = (groups: { key: string; rows: unknown[] }[], date: string) =>
      groups.find(({ key }) => key === date)?.rows.length ?? 0;
    const { applicationsByDay } = await overview(db, scope(fewest, days));
    expect(applicationsByDay).toEqual(
      lastDays(days).map((date) => ({
        date,
        applications: on(sent, date),
        answers: on(answers, date),
      })),
    );
    if (fewest === 1 && days === 90)
      expect(applicationsByDay.some(({ answers: found }) => found > 0)).toBe(true);
  });
});
