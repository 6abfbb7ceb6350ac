import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identifier, param, sql } from '#server/db/sql.ts';
import { createUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createPartitions, deleteOldRows, deleteUnsharedRows } from './sweep.ts';

let app: TestApp;
let userId: string;
beforeAll(async () => {
  app = await createTestApp();
  userId = (await createUser(app.db)).id;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.execute(sql`TRUNCATE analytics_events, text_highlights, content_views`);
});

const record = (daysAgo: number, member = userId) =>
  app.db.execute(sql`INSERT INTO analytics_events (user_id, kind, page, created_at)
    VALUES (${param(member)}, 'page_view', ${param(`/${daysAgo}`)}, now() - ${param(daysAgo)} * interval '1 day')`);
const highlight = (daysAgo: number) =>
  app.db.execute(sql`INSERT INTO text_highlights (user_id, post_id, selection_length, snippet_hash, selected_text,
      start_offset, end_offset, method, viewport_width, viewport_height, device_type, created_at)
    VALUES (${param(userId)}, ${param(String(daysAgo))}, 8, '', 'selected', 0, 8, 'mouse', 1, 1, 'desktop',
      now() - ${param(daysAgo)} * interval '1 day')`);
const look = (daysAgo: number) =>
  app.db.execute(sql`INSERT INTO content_views (content_type, content_id, viewer_id, day)
    VALUES ('post', ${param(String(daysAgo))}, ${param(userId)}, current_date - ${param(daysAgo)}::int)`);
const read = async (column: string, table: string) =>
  (
    await app.db.execute<{ value: string }>(
      sql`SELECT ${identifier(column)} AS value FROM ${identifier(table)} ORDER BY 1`,
    )
  ).rows.map(({ value }) => value);
const partitionsOf = async (parent: string) =>
  (
    await app.db.execute<{ name: string }>(sql`SELECT inhrelid::regclass::text AS name
      FROM pg_inherits WHERE inhparent = to_regclass(${param(parent)}) ORDER BY 1`)
  ).rows.map(({ name }) => name);
const monthName = async (months: number) =>
  (
    await app.db.execute<{ name: string }>(
      sql`SELECT to_char(now() + make_interval(months => ${param(months)}), '_YYYY_MM') AS name`,
    )
  ).rows[0]?.name ?? '';

describe('what was recorded', () => {
  it('is deleted after 90 days, of every kind', async () => {
    for (const days of [10, 89, 91, 400]) {
      await record(days);
      await highlight(days);
      await look(days);
    }
    await deleteOldRows(app.db);
    expect(await read('page', 'analytics_events')).toEqual(['/10', '/89']);
    expect(await read('post_id', 'text_highlights')).toEqual(['10', '89']);
    expect(await read('content_id', 'content_views')).toEqual(['10', '89']);
  });

  it('is dropped by whole months where a month is over for 90 days', async () => {
    const old = await monthName(-6);
    await app.db.execute(
      sql`SELECT create_month_partition('analytics_events', (now() - interval '6 months')::date)`,
    );
    expect(await partitionsOf('analytics_events')).toContain(`analytics_events${old}`);
    await deleteOldRows(app.db);
    const left = await partitionsOf('analytics_events');
    expect(left).not.toContain(`analytics_events${old}`);
    expect(left).toContain(`analytics_events${await monthName(0)}`);
  });

  it('has partitions for the coming months, made again as often as one likes', async () => {
    const next = await monthName(2);
    for (const parent of ['analytics_events', 'text_highlights', 'content_views'])
      await app.db.execute(sql`DROP TABLE ${identifier(parent + next)}`);
    await createPartitions(app.db);
    await createPartitions(app.db);
    for (const parent of ['analytics_events', 'text_highlights', 'content_views'])
      expect(await partitionsOf(parent)).toContain(parent + next);
  });

  it('moves into its partition where it came before that was made', async () => {
    const ago = 280;
    for (const write of [record, highlight, look]) await write(ago);
    for (const parent of ['analytics_events', 'text_highlights', 'content_views']) {
      const rows = async (table: string) =>
        (await app.db.execute(sql`SELECT 1 FROM ${identifier(table)}`)).rowCount;
      expect(await rows(`${parent}_other`)).toBe(1);
      const day = sql`(now() - make_interval(days => ${param(ago)}))::date`;
      await app.db.execute(sql`SELECT create_month_partition(${param(parent)}, ${day})`);
      expect(await rows(`${parent}_other`)).toBe(0);
      expect(await rows(parent)).toBeGreaterThan(0);
    }
    await deleteOldRows(app.db);
  });

  it('goes when its member has switched it off meanwhile', async () => {
    const quiet = await createUser(app.db, { shareAnalytics: false });
    await record(1, quiet.id);
    await record(2);
    await deleteUnsharedRows(app.db);
    const pages = await read('page', 'analytics_events');
    expect([pages.includes('/1'), pages.includes('/2')]).toEqual([false, true]);
  });
});
