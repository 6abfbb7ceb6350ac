import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tracking } from '#contract/tracking/contract.ts';
import { instantOf } from '#contract/zoned-time.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { profileViews } from '../../profile-views/tables.ts';
import { flushEvents } from '../event-writer.ts';
import { contentViews } from '../tables.ts';

let now = 0;
let app: TestApp;
beforeAll(async () => {
  const clock = { ...systemClock, now: () => now };
  app = await createTestApp({ clock, env: { TIME_ZONE: 'America/New_York' } });
});
afterAll(() => app.close());

it.each([
  { looks: ['2026-11-10T23:00', '2026-11-11T01:00'], days: ['2026-11-10', '2026-11-11'] },
  { looks: ['2026-11-10T18:00', '2026-11-10T20:00'], days: ['2026-11-10'] },
])('looks at $looks by the school’s clock are views of $days', async ({ looks, days }) => {
  const viewer = await createUser(app.db);
  const viewed = await createUser(app.db);
  const send = await app.as(viewer);
  for (const time of looks) {
    now = instantOf(time, 'America/New_York') ?? 0;
    await send(tracking.viewContent, { body: { contentType: 'profile', contentId: viewed.id } });
    await flushEvents(app.db);
  }
  const counted = await app.db
    .select({ day: contentViews.day })
    .from(contentViews)
    .where(eq(contentViews.viewerId, viewer.id))
    .orderBy(contentViews.day);
  const shown = await app.db
    .select({ day: profileViews.day })
    .from(profileViews)
    .where(eq(profileViews.viewerId, viewer.id))
    .orderBy(profileViews.day);
  expect(counted.map(({ day }) => day)).toEqual(days);
  expect(shown.map(({ day }) => day)).toEqual(days);
});
