import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RootDb } from '#server/db/client.ts';
import {
  countable,
  createdAtOf,
  groupsOf,
  userOf,
  viewerOf,
} from '#server/testing/count-activity.ts';
import {
  type Activity,
  activityDay,
  activityZone,
  createCountedActivity,
  dayOf,
} from '#server/testing/random-activity.ts';
import { jobDetails } from './job-details.ts';
import { mostViewedProfiles } from './most-viewed-profiles.ts';
import { pageViews } from './page-views.ts';
import { popularContent } from './popular-content.ts';
import type { ReportScope } from './report.ts';
import { stats } from './stats.ts';

let db: RootDb;
let activity: Activity;
beforeAll(async () => {
  ({ db, activity } = await createCountedActivity(11));
});
afterAll(() => db.$client.end());

const scope = (people: number): ReportScope => ({
  lastDay: activityDay,
  timeZone: activityZone,
  people,
});

/** For an administrator, and for an analyst. */
const people = [1, 3];
const events = (kind: string) => activity.events.filter((event) => event.kind === kind);
const views = (type: string) => activity.views.filter((view) => view.contentType === type);
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

describe.each(people)('of all time, for %i people at least', (fewest) => {
  it('lists the most viewed pages with their titles', async () => {
    const shown = daily(
      events('page_view'),
      (one) => `${dayOf(one.createdAt)} ${one.page}`,
      userOf,
      fewest,
    );
    const pages = groupsOf(
      shown.flatMap(({ rows }) => rows),
      ({ page }) => page,
      userOf,
    );
    const answer = await pageViews(db, scope(fewest));
    expect(answer.map(({ page, views: n }) => [page, n])).toEqual(
      pages.slice(0, 8).map(({ key, rows }) => [key, rows.length]),
    );
    const titles = new Map(answer.map(({ page, title }) => [page, title]));
    expect([titles.get('/'), titles.get('/jobs')]).toEqual(['Home', 'Jobs']);
  });

  it('lists the most viewed posts and jobs; profiles only for administrators, without suspended members', async () => {
    const most = (type: string) =>
      groupsOf(views(type), ({ contentId }) => contentId, viewerOf)
        .filter((one) => one.people >= fewest)
        .slice(0, 5)
        .map(({ key, rows }) => ({ contentId: key, title: titleOf(key), views: rows.length }));
    const profiles = groupsOf(views('profile'), ({ contentId }) => contentId, viewerOf).filter(
      ({ key }) => key !== activity.suspended.id && fewest === 1,
    );
    const answer = await popularContent(db, scope(fewest));
    expect([answer.posts, answer.jobs]).toEqual([most('post'), most('job')]);
    expect(answer.posts.some(({ title }) => title === null)).toBe(true);
    expect(answer.profiles.map(({ contentId, views: n }) => [contentId, n])).toEqual(
      profiles.slice(0, 5).map(({ key, rows }) => [key, rows.length]),
    );
    const members = await mostViewedProfiles(db, scope(fewest));
    expect(members.map(({ user, totalViews }) => [user.id, totalViews])).toEqual(
      profiles.slice(0, 10).map(({ key, rows }) => [key, rows.length]),
    );
  });

  it('counts views, clicks, applications and answers of each job, newest first', async () => {
    const enough = (rows: string[]) => (new Set(rows).size >= fewest ? rows.length : 0);
    const answer = await jobDetails(db, scope(fewest));
    expect(answer.map(({ title }) => title)).toEqual([
      'Job 6',
      'Job 5',
      'Job 4',
      'Job 3',
      'Job 2',
      'Job 1',
    ]);
    for (const job of answer) {
      const sent = activity.applications.filter(({ jobId }) => jobId === job.id);
      const answered = sent.filter(({ decidedAt, isUnanswered }) => decidedAt && !isUnanswered);
      expect(job).toMatchObject({
        views: enough(
          views('job')
            .filter(({ contentId }) => contentId === job.id)
            .map(viewerOf),
        ),
        clicks: countable(
          events('job_click').filter(({ targetId }) => targetId === job.id),
          ({ targetId }) => targetId,
          userOf,
          createdAtOf,
          fewest,
        ).length,
        applications: enough(sent.map(({ applicantId }) => applicantId)),
        answered: enough(answered.map(({ applicantId }) => applicantId)),
      });
    }
  });

  it('sums up the community; for an analyst, one suspended member is in no number', async () => {
    const days = (type: string) =>
      sizeOf(daily(views(type), (one) => dayOf(one.viewedAt), viewerOf, fewest));
    expect(await stats(db, scope(fewest))).toMatchObject({
      totalUsers: fewest === 1 ? 9 : 8,
      activeUsers: 8,
      suspendedUsers: fewest === 1 ? 1 : 0,
      totalPosts: 6,
      totalJobs: 6,
      totalEvents: 0,
      totalContent: 12,
      totalPageViews: sizeOf(
        daily(events('page_view'), (one) => `${dayOf(one.createdAt)} ${one.page}`, userOf, fewest),
      ),
      postViews: days('post'),
      jobViews: days('job'),
      eventViews: days('event'),
      profileViews: days('profile'),
      totalContentViews: days('post') + days('job') + days('event') + days('profile'),
    });
  });
});
