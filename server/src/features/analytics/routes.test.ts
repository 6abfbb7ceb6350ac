import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analytics } from '#contract/analytics/contract.ts';
import { createUser } from '../../testing/factories.ts';
import {
  type Activity,
  activityClock,
  activityNow,
  createActivity,
} from '../../testing/random-activity.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { rollUp } from './commands/roll-up.ts';
import { analyticsRoutes } from './routes.ts';

let app: TestApp;
let activity: Activity;
let send: Record<'member' | 'moderator' | 'analyst' | 'administrator', Send>;
let email: string;
beforeAll(async () => {
  app = await createTestApp({ clock: activityClock });
  activity = await createActivity(app.db);
  await rollUp(app.db, app.config.timeZone, activityNow);
  ({ email } = activity.members[1] ?? { email: '' });
  send = {
    member: await app.as(await createUser(app.db)),
    moderator: await app.as(await createUser(app.db, { role: 'moderator' })),
    analyst: await app.as(await createUser(app.db, { role: 'analyst' })),
    administrator: await app.as(await createUser(app.db, { isAdmin: true })),
  };
});
afterAll(() => app.close());

const reads = () => app.routes.filter(({ access }) => access === 'analyst').map(({ path }) => path);

describe(analyticsRoutes, () => {
  it('refuses members and moderators', async () => {
    for (const path of reads()) {
      const statuses = [];
      for (const persona of ['member', 'moderator', 'analyst', 'administrator'] as const)
        statuses.push((await send[persona]('GET', path)).statusCode);
      expect([path, ...statuses]).toEqual([path, 403, 403, 200, 200]);
    }
    expect((await send.moderator(analytics.stats)).statusCode).toBe(200);
    expect((await send.member(analytics.stats)).statusCode).toBe(403);
  });

  it.each(['2d', '91', 'ever', '', '7d;', '-7d', '7d&timeFrame=30d'])(
    'refuses “%s”, which is no time frame, with a sentence',
    async (timeFrame) => {
      for (const path of [
        'overview',
        'search-trends',
        'skill-filters',
        'job-engagement',
        'post-interactions',
        'dashboard',
      ]) {
        const answer = await send.analyst(
          'GET',
          `/api/admin/analytics/${path}?timeFrame=${timeFrame}`,
        );
        expect([path, answer.statusCode, answer.json().issues?.[0]?.message]).toEqual([
          path,
          400,
          'Please choose 24h, 7d, 30d or 90d.',
        ]);
      }
    },
  );

  it('refuses days of active people that cannot be chosen, with a sentence', async () => {
    for (const query of ['dashboard?activity=24h', 'user-activity?timeFrame=24h']) {
      const answer = await send.analyst('GET', `/api/admin/analytics/${query}`);
      expect([query, answer.statusCode, answer.json().issues?.[0]?.message]).toEqual([
        query,
        400,
        'Please choose 7d, 14d, 30d or 90d.',
      ]);
    }
  });

  it('takes a number of days, and seven where none is named', async () => {
    const days = async (query: string) =>
      (await send.administrator('GET', `/api/admin/analytics/overview${query}`)).json()
        .pageViewsByDay.length;
    expect([await days(''), await days('?timeFrame=30'), await days('?timeFrame=24h')]).toEqual([
      7, 30, 1,
    ]);
  });

  it.each([
    'startDate=2026-02-30',
    'startDate=yesterday',
    'startDate=2026-03-02&endDate=2026-03-01',
    'limit=0',
    'limit=51',
    'limit=ten',
  ])('refuses highlights of %s', async (query) => {
    for (const path of ['overview', 'methods', 'top-posts', 'snippets', 'unique'])
      expect(
        (await send.analyst('GET', `/api/admin/text-highlighting/${path}?${query}`)).statusCode,
      ).toBe(400);
  });

  it.each(['0000-01-01', '0001-01-01', '9999-12-31'])(
    'refuses highlights around %s, of which nobody has a calendar',
    async (day) => {
      for (const query of [`startDate=${day}`, `endDate=${day}`])
        expect(
          (await send.analyst('GET', `/api/admin/text-highlighting/overview?${query}`)).statusCode,
        ).toBe(400);
    },
  );

  it.each(['1900-01-01', '2199-12-31'])('answers highlights around %s', async (day) => {
    const query = `startDate=${day}&endDate=${day}`;
    const answer = await send.administrator(
      'GET',
      `/api/admin/text-highlighting/overview?${query}`,
    );
    expect(answer.json()).toMatchObject({ totalHighlights: 0 });
  });
});

describe('an analyst', () => {
  it('reads highlights of the last 1, 7, 30 or 90 days that are over, whatever else is asked for', async () => {
    const read = async (query: string) =>
      send.analyst('GET', `/api/admin/text-highlighting/top-posts?limit=50&${query}`);
    const old = await read('startDate=2026-03-01&endDate=2026-03-02');
    expect([old.statusCode, old.json().message]).toEqual([
      400,
      'Please choose the last 1, 7, 30 or 90 days.',
    ]);
    const month = (await read('startDate=2026-02-09&endDate=2026-03-10')).body;
    for (const query of ['startDate=2026-02-20', 'startDate=2026-03-01&endDate=2026-03-09'])
      expect((await read(query)).body).toBe(month);
    expect((await read('')).body).toBe((await read('startDate=2020-01-01')).body);
  });

  it('reads every number about what people did by tens, and what everybody can count exactly', async () => {
    const numbers: number[] = [];
    const collect = (value: unknown, name = ''): void => {
      if (typeof value === 'number' && !/avg|average|percentage|Rate/.test(name))
        numbers.push(value);
      else if (typeof value === 'object' && value !== null)
        for (const [key, part] of Object.entries(value)) collect(part, key);
    };
    for (const path of reads())
      collect((await send.analyst('GET', `${path}?timeFrame=90d`)).json());
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
      for (const path of reads())
        answers.push((await send[persona]('GET', `${path}?timeFrame=90d`)).body);
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
