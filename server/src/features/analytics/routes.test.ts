import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analytics } from '#contract/analytics/contract.ts';
import { highlights } from '#contract/analytics/highlights.ts';
import type { QueryInputOf } from '#contract/route.ts';
import {
  type Activity,
  activityClock,
  activityNow,
  createActivity,
} from '../../testing/random-activity.ts';
import { type Answer, type Send, wrong } from '../../testing/send.ts';
import { createStaff, type StaffPersona, staffStatuses } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { rollUp } from './commands/roll-up.ts';
import { analyticsRoutes } from './routes.ts';

type HighlightQuery = QueryInputOf<typeof highlights.overview>;

let app: TestApp;
let activity: Activity;
let send: Record<StaffPersona, Send>;
let email: string;
beforeAll(async () => {
  app = await createTestApp({ clock: activityClock });
  activity = await createActivity(app.db);
  await rollUp(app.db, app.config.timeZone, activityNow);
  ({ email } = activity.members[1] ?? { email: '' });
  ({ send } = await createStaff(app));
});
afterAll(() => app.close());

const reads = () => app.routes.filter(({ access }) => access === 'analyst');
const refusalOf = (answer: Answer) => [answer.statusCode, answer.error().issues?.[0]?.message];

describe(analyticsRoutes, () => {
  it('refuses members and moderators', async () => {
    for (const route of reads()) {
      const statuses = await staffStatuses(send, (send) => send(route));
      expect({ path: route.path, ...statuses }).toEqual({
        path: route.path,
        stranger: 401,
        member: 403,
        analyst: 200,
        moderator: 403,
        administrator: 200,
      });
    }
    expect(await staffStatuses(send, (send) => send(analytics.stats))).toEqual({
      stranger: 401,
      member: 403,
      analyst: 200,
      moderator: 200,
      administrator: 200,
    });
  });

  const framed = [
    analytics.overview,
    analytics.searchTrends,
    analytics.skillFilters,
    analytics.jobEngagement,
    analytics.postInteractions,
    analytics.dashboard,
  ];

  it.each(['2d', '91', 'ever', '', '7d;', '-7d'])(
    'refuses “%s”, which is no time frame, with a sentence',
    async (timeFrame) => {
      for (const route of framed) {
        const answer = await send.analyst(route, { query: { timeFrame } });
        expect([route.path, ...refusalOf(answer)]).toEqual([
          route.path,
          400,
          'Please choose 24h, 7d, 30d or 90d.',
        ]);
      }
    },
  );

  it('refuses two time frames at once', async () => {
    for (const { path } of framed) {
      const answer = await send.analyst('GET', `${path}?timeFrame=7d&timeFrame=30d`);
      expect([path, ...refusalOf(answer)]).toEqual([
        path,
        400,
        'Please choose 24h, 7d, 30d or 90d.',
      ]);
    }
  });

  it('refuses days of active people that cannot be chosen, with a sentence', async () => {
    const range = wrong('24h');
    for (const answer of [
      await send.analyst(analytics.dashboard, { query: { activity: range } }),
      await send.analyst(analytics.userActivity, { query: { timeFrame: range } }),
    ])
      expect(refusalOf(answer)).toEqual([400, 'Please choose 7d, 14d, 30d or 90d.']);
  });

  it('takes a number of days, and seven where none is named', async () => {
    const days = async (timeFrame?: string) =>
      (await send.administrator(analytics.overview, { query: { timeFrame } })).json().pageViewsByDay
        .length;
    expect([await days(), await days('30'), await days('24h')]).toEqual([7, 30, 1]);
  });

  it.each<HighlightQuery>([
    { startDate: '2026-02-30' },
    { startDate: 'yesterday' },
    { startDate: '2026-03-02', endDate: '2026-03-01' },
    { limit: 0 },
    { limit: 51 },
    { limit: 'ten' },
  ])('refuses highlights of %j', async (query) => {
    for (const route of Object.values(highlights)) {
      const { statusCode } = await send.analyst(route, { query });
      expect([route.path, statusCode]).toEqual([route.path, 400]);
    }
  });

  it.each(['0000-01-01', '0001-01-01', '9999-12-31'])(
    'refuses highlights around %s, of which nobody has a calendar',
    async (day) => {
      for (const query of [{ startDate: day }, { endDate: day }])
        expect((await send.analyst(highlights.overview, { query })).statusCode).toBe(400);
    },
  );

  it.each(['1900-01-01', '2199-12-31'])('answers highlights around %s', async (day) => {
    const query = { startDate: day, endDate: day };
    const answer = await send.administrator(highlights.overview, { query });
    expect(answer.json()).toMatchObject({ totalHighlights: 0 });
  });
});

describe('an analyst', () => {
  const query = { timeFrame: '90d' };

  it('reads highlights of the last 1, 7, 30 or 90 days that are over, whatever else is asked for', async () => {
    const read = (days: HighlightQuery) =>
      send.analyst(highlights.topPosts, { query: { limit: 50, ...days } });
    const old = await read({ startDate: '2026-03-01', endDate: '2026-03-02' });
    expect([old.statusCode, old.error().message]).toEqual([
      400,
      'Please choose the last 1, 7, 30 or 90 days.',
    ]);
    const month = (await read({ startDate: '2026-02-09', endDate: '2026-03-10' })).body;
    for (const days of [
      { startDate: '2026-02-20' },
      { startDate: '2026-03-01', endDate: '2026-03-09' },
    ])
      expect((await read(days)).body).toBe(month);
    expect((await read({})).body).toBe((await read({ startDate: '2020-01-01' })).body);
  });

  it('reads every number about what people did by tens, and what everybody can count exactly', async () => {
    const numbers: number[] = [];
    const collect = (value: unknown, name = ''): void => {
      if (typeof value === 'number' && !/avg|average|percentage|Rate/.test(name))
        numbers.push(value);
      else if (typeof value === 'object' && value !== null)
        for (const [key, part] of Object.entries(value)) collect(part, key);
    };
    for (const route of reads()) collect((await send.analyst(route, { query })).json());
    expect(numbers.filter((one) => one >= 10).length).toBeGreaterThan(9);
    expect(numbers.filter((one) => one !== 5 && one % 10 !== 0)).toEqual([]);
    for (const persona of ['analyst', 'moderator'] as const) {
      const { totalPosts, postViews } = (await send[persona](analytics.stats)).json();
      expect([totalPosts, postViews % 10]).toEqual([6, 0]);
    }
  });

  it('reads no name, no address and no id of a member, where an administrator does', async () => {
    const bodies = async (persona: 'analyst' | 'administrator') => {
      const answers = [];
      for (const route of reads()) answers.push((await send[persona](route, { query })).body);
      return answers.join('\n');
    };
    const { members } = activity;
    const texts = members.flatMap(({ id, firstName }) => [id, firstName]);
    const forAnalyst = await bodies('analyst');
    expect(texts.concat(email, 'Ofeight').filter((text) => forAnalyst.includes(text))).toEqual([]);
    const forAdministrator = await bodies('administrator');
    expect(
      texts.concat(email, 'Ofeight').filter((text) => forAdministrator.includes(text)).length,
    ).toBeGreaterThan(9);
  });
});
