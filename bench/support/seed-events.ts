import { creationSkills } from '#contract/catalogue/creation-skills.ts';
import { paths } from '#contract/paths.ts';
import { progressBar } from '#scripts/support/progress-bar.ts';
import type { RootDb } from '#server/db/client.ts';
import { seedLarge } from '#server/demo/large/seed-large.ts';
import { idOf, pick, spread } from '#server/demo/large/step.ts';
import { rollUpDays } from '#server/features/analytics/commands/roll-up.ts';
import { schoolDay } from '#server/platform/school-time.ts';

const scale = 0.25;
const members = 5_000;
const posts = 25_000;
const jobs = 12_500;
const days = 365;
const chunk = 250_000;
const daysAtOnce = 10;

/** SQL: a number from 1 up; the low ones are drawn more often. */
const uneven = (most: number, salt: string) =>
  `1 + least(${spread('n', salt)} % ${most}, ${spread('n', `${salt} too`)} % ${most})`;

/** SQL: when row n of `total` happened, within the last year. */
const moment = (total: number) =>
  `now() - make_interval(secs => (${total} - n) * ${(days * 86_400) / total}::float8)`;

const event = (total: number) => `
  INSERT INTO analytics_events (created_at, user_id, kind, page, target_type, target_id, key, amount)
  SELECT ${moment(total)}, ${idOf('user', uneven(members, 'member'))}, kind,
    CASE kind WHEN 'search' THEN (ARRAY['/jobs', '/discover'])[1 + n % 2] WHEN 'feature' THEN ''
      ELSE ${pick('$3::text[]', 'n', 'page')} END,
    CASE kind WHEN 'job_click' THEN 'job' END,
    CASE kind WHEN 'job_click' THEN ${idOf('job', uneven(jobs, 'job'))} END,
    CASE kind WHEN 'search' THEN 'word ' || ${uneven(4_000, 'word')} WHEN 'filter' THEN ${pick('$4::text[]', 'n', 'skill')}
      WHEN 'job_click' THEN (ARRAY['open', 'save', 'apply', 'share'])[1 + n % 4] WHEN 'feature' THEN 'post_create'
      ELSE '' END,
    CASE kind WHEN 'feature' THEN 300 ELSE 0 END
  FROM generate_series($1::int, $2::int) n, LATERAL (SELECT (ARRAY['page_view', 'page_view', 'page_view', 'page_view',
    'page_view', 'page_view', 'page_view', 'page_view', 'page_view', 'page_view', 'click', 'click', 'click', 'click',
    'search', 'search', 'filter', 'job_click', 'job_click', 'feature'])[1 + ${spread('n', 'kind')} % 20] AS kind) k`;

const view = (total: number) => `
  INSERT INTO content_views (content_type, content_id, viewer_id, day, viewed_at, view_duration)
  SELECT type, CASE type WHEN 'post' THEN ${idOf('post', uneven(posts, 'post'))} WHEN 'job' THEN
      ${idOf('job', uneven(jobs, 'viewed job'))} ELSE ${idOf('user', uneven(members, 'profile'))} END,
    ${idOf('user', uneven(members, 'viewer'))}, at::date, at, ${spread('n', 'seconds')} % 240
  FROM generate_series($1::int, $2::int) n, LATERAL (SELECT (ARRAY['post', 'post', 'post', 'job', 'profile'])[1 + n % 5] AS type,
    ${moment(total)} AS at) k ON CONFLICT DO NOTHING`;

const highlight = (total: number) => `
  INSERT INTO text_highlights (created_at, user_id, post_id, selection_length, snippet_hash, selected_text, start_offset,
    end_offset, method, viewport_width, viewport_height, device_type)
  SELECT ${moment(total)}, ${idOf('user', uneven(members, 'reader'))}, ${idOf('post', 'words')}, 60,
    encode(sha256(convert_to('words ' || words, 'UTF8')), 'hex'), 'words ' || words || ' and more of the same sentence', 0, 60,
    (ARRAY['mouse', 'touch', 'keyboard'])[1 + n % 3], 1440, 900, 'desktop'
  FROM generate_series($1::int, $2::int) n, LATERAL (SELECT ${uneven(posts, 'words')} AS words) k`;

/** A quarter of the large community with a year of events, a tenth as many views and a hundredth as many highlights. */
export async function seedEvents(db: RootDb, events: number): Promise<void> {
  const made = await db.$client.query('SELECT 1 FROM daily_counts LIMIT 1');
  if (made.rowCount !== 0) return;
  const progress = progressBar();
  await seedLarge(db, {
    passwordHash: 'none',
    domain: 'demo.nyu.edu',
    scale,
    onProgress: progress,
  });
  await db.$client.query(`SELECT create_month_partition(parent, (date_trunc('month', now()) - make_interval(months => n))::date)
    FROM unnest(ARRAY['analytics_events', 'text_highlights']) parent, generate_series(4, 12) n`);
  const indexes = await dropIndexes(db);
  const steps = [
    { text: event(events), rows: events, values: [Object.values(paths), creationSkills] },
    { text: view(events / 10), rows: events / 10, values: [] },
    { text: highlight(events / 100), rows: events / 100, values: [] },
  ];
  for (const [index, { text, rows, values }] of steps.entries()) {
    for (let first = 1; first <= rows; first += chunk) {
      await db.$client.query(text, [first, Math.min(first + chunk - 1, rows), ...values]);
      progress(`events ${index + 1} of 3, ${Math.round((100 * first) / rows)} %`, first / rows);
    }
  }
  progress('indexes', 1);
  for (const text of indexes) await db.$client.query(text);
  await db.$client.query(`INSERT INTO content_totals (content_type, content_id, views, duration)
    SELECT content_type, content_id, count(*), sum(view_duration) FROM content_views GROUP BY 1, 2`);
  await db.$client.query('VACUUM (ANALYZE)');
  const now = Date.now();
  const timeZone = 'America/New_York';
  for (let ago = days; ago >= 0; ago -= daysAtOnce) {
    const dayOf = (daysAgo: number) => schoolDay(now - daysAgo * 86_400_000, timeZone);
    await rollUpDays(db, timeZone, {
      firstDay: dayOf(ago),
      lastDay: dayOf(Math.max(0, ago - daysAtOnce + 1)),
    });
    progress('days', 1 - ago / days);
  }
  await db.$client.query('VACUUM (ANALYZE) daily_counts');
}

/** An index is made faster than kept in step with ten million rows. Returns the SQL that makes them again. */
async function dropIndexes(db: RootDb): Promise<string[]> {
  const { rows } = await db.$client.query<{ name: string; text: string }>(`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS text FROM pg_index
    WHERE indrelid = 'analytics_events'::regclass AND NOT indisprimary`);
  for (const { name } of rows) await db.$client.query(`DROP INDEX ${name}`);
  // It would make the index of the parent alone.
  return rows.map(({ text }) => text.replace(' ON ONLY ', ' ON '));
}
