import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, RootDb } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { applicantOf, groupsOf, userOf, viewerOf } from '#server/testing/count-activity.ts';
import {
  type Activity,
  activityNow,
  activityZone,
  createCountedActivity,
  dayOf,
} from '#server/testing/random-activity.ts';
import { dailyCounts } from '../tables.ts';
import { rollUp, rollUpDays } from './roll-up.ts';
import { rollUpChanges } from './roll-up-changes.ts';

let db: RootDb;
let activity: Activity;
beforeAll(async () => {
  ({ db, activity } = await createCountedActivity());
});
afterAll(() => db.$client.end());

const counted = async (metric: string, from: Db = db) => {
  const { rows } = await from.execute<{ key: string; count: number; people: number }>(sql`
    SELECT day::text || ' ' || key AS key, count, people FROM daily_counts WHERE metric = ${param(metric)}`);
  return new Map(rows.map(({ key, count, people }) => [key.trim(), [count, people]]));
};

/** What the test writes is undone. */
const rolledBack = (test: (tx: Db) => Promise<void>) => async () => {
  const undo = new Error('undo');
  await transaction(db, async (tx) => {
    await test(tx);
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
};

/** What a count in JavaScript makes of the same rows. */
const expected = <T>(rows: T[], keyOf: (row: T) => string, memberOf: (row: T) => string) =>
  new Map(
    groupsOf(rows, keyOf, memberOf).map(({ key, rows: found, people }) => [
      key.trim(),
      [found.length, people],
    ]),
  );

const ofKind = (kind: string) => activity.events.filter((event) => event.kind === kind);

describe(rollUp, () => {
  it('counts active people by day and by month', async () => {
    const { events } = activity;
    expect(await counted('active')).toEqual(
      expected(events, ({ createdAt }) => dayOf(createdAt), userOf),
    );
    const months = expected(
      events,
      ({ createdAt }) => `${dayOf(createdAt).slice(0, 7)}-01`,
      userOf,
    );
    expect(await counted('active_month')).toEqual(
      new Map([...months].map(([month, [, people]]) => [month, [people, people]])),
    );
  });

  it.each([
    ['page', 'page_view', 'page'],
    ['skill', 'filter', 'key'],
    ['job_click', 'job_click', 'key'],
    ['job_clicks', 'job_click', 'targetId'],
    ['feature', 'feature', 'key'],
  ] as const)('counts %s by what it is about', async (metric, kind, field) => {
    const found = expected(
      ofKind(kind),
      (event) => `${dayOf(event.createdAt)} ${event[field]}`,
      userOf,
    );
    expect(found.size).toBeGreaterThan(20);
    expect(await counted(metric)).toEqual(found);
  });

  it('keeps the words of a search only where three people typed them on the day', async () => {
    const searches = ofKind('search');
    const common = new Set(
      groupsOf(searches, (event) => `${dayOf(event.createdAt)} ${event.key}`, userOf)
        .filter(({ people }) => people >= 3)
        .map(({ key }) => key),
    );
    const kept = expected(
      searches,
      (event) => {
        const key = `${dayOf(event.createdAt)} ${event.key}`;
        return common.has(key) ? key : dayOf(event.createdAt);
      },
      userOf,
    );
    expect(common.size).toBeGreaterThan(0);
    expect(await counted('search')).toEqual(kept);
  });

  it.each(['post', 'job', 'event', 'profile'] as const)(
    'counts views of each %s by day',
    async (type) => {
      const views = activity.views.filter(({ contentType }) => contentType === type);
      expect(await counted(`${type}_views`)).toEqual(
        expected(views, ({ viewedAt }) => dayOf(viewedAt), viewerOf),
      );
    },
  );

  it('counts highlights, applications and answers by day', async () => {
    const { highlights, applications } = activity;
    expect(await counted('highlights')).toEqual(
      expected(highlights, ({ createdAt }) => dayOf(createdAt), userOf),
    );
    expect(await counted('applications')).toEqual(
      expected(applications, ({ createdAt }) => dayOf(createdAt), applicantOf),
    );
    const answered = applications.filter(
      ({ decidedAt, isUnanswered }) => decidedAt && !isUnanswered,
    );
    expect(await counted('answers')).toEqual(
      expected(answered, ({ decidedAt }) => dayOf(decidedAt ?? ''), applicantOf),
    );
  });

  it(
    'counted again, changes no row; after a deletion, counts what is left',
    rolledBack(async (tx) => {
      const stored = () =>
        tx.execute(sql`SELECT *, xmin FROM daily_counts ORDER BY metric, day, key`);
      const { rows } = await stored();
      await rollUpDays(tx, activityZone, { firstDay: '2025-11-01', lastDay: '2026-03-10' });
      expect((await stored()).rows).toEqual(rows);
      await tx.execute(
        sql`DELETE FROM text_highlights WHERE created_at > ${param(new Date(activityNow - 86_400_000).toISOString())}`,
      );
      await rollUp(tx, activityZone, activityNow);
      const left = activity.highlights.filter(
        ({ createdAt }) => Date.parse(createdAt) <= activityNow - 86_400_000,
      );
      expect(await counted('highlights', tx)).toEqual(
        expected(left, ({ createdAt }) => dayOf(createdAt), userOf),
      );
    }),
  );

  it(
    'leaves days alone whose rows may have been swept',
    rolledBack(async (tx) => {
      await tx
        .insert(dailyCounts)
        .values({ metric: 'page', day: '2025-01-01', key: '/', count: 5, people: 4 });
      await tx.execute(sql`DELETE FROM content_views WHERE viewed_at < '2026-02-01'`);
      await rollUp(tx, activityZone, activityNow);
      expect((await counted('page', tx)).get('2025-01-01 /')).toEqual([5, 4]);
      expect([...(await counted('post_views', tx)).keys()].some((day) => day < '2026-02-01')).toBe(
        true,
      );
    }),
  );
});

describe(rollUpChanges, () => {
  it(
    'counts once, and again only when something was written or a day begins',
    rolledBack(async (tx) => {
      const seenAs = (views: number) =>
        tx.execute(
          sql`UPDATE daily_counts SET count = ${param(views)} WHERE metric = 'page' AND day = '2026-03-10'`,
        );
      const isRecounted = async () =>
        ![...(await counted('page', tx))].some(
          ([key, [count]]) => key.startsWith('2026-03-10') && count === 999,
        );
      const count = rollUpChanges(tx, activityZone);
      await count(activityNow);
      await seenAs(999);
      await count(activityNow);
      expect(await isRecounted()).toBe(false);
      await tx.execute(sql`INSERT INTO analytics_events (user_id, kind, page, created_at)
      VALUES ('user_1', 'page_view', '/', ${param(new Date(activityNow).toISOString())})`);
      await count(activityNow);
      expect(await isRecounted()).toBe(true);
      await seenAs(999);
      await count(activityNow + 12 * 3_600_000);
      expect(await isRecounted()).toBe(true);
    }),
  );
});
