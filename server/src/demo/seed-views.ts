import type { SQL } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { type Fragment, integer, param, sql } from '../db/sql.ts';
import { draw, visits } from './draw.ts';

/** SQL: what can be looked at, and how many of a thousand visitors look at it on a day; hardly anybody at what is long over. */
const items = sql`(
  SELECT 'post' AS type, id, author_id, created_at, CASE WHEN created_at < now() - interval '120 days' THEN 4 ELSE 20 + 4 * (SELECT count(*) FROM post_likes l WHERE l.post_id = posts.id) + ${draw(sql`id`, sql`'liked'`, 60)} END AS appeal FROM posts
  UNION ALL SELECT 'job', id, author_id, created_at, CASE WHEN created_at < now() - interval '120 days' THEN 10 ELSE 130 + ${draw(sql`id`, sql`'liked'`, 200)} END FROM jobs
  UNION ALL SELECT 'event', id, author_id, created_at, 20 + ${draw(sql`id`, sql`'liked'`, 70)} FROM events
  UNION ALL SELECT 'profile', id, id, created_at, 4 + ${draw(sql`id`, sql`'liked'`, 36)} FROM users)`;

/** SQL: each item is seen soon by some, then by whoever comes along, and by whoever applied or liked it. */
const seen = (timeZone: string): SQL => sql`(
  SELECT i.type, i.id, m.id AS user_id, i.created_at + (now() - i.created_at)
    * (${draw(sql`i.id || m.id`, sql`'when'`, 1000)} / 1000.0) ^ 2 AS at
  FROM items i JOIN users m ON m.id LIKE 'user_demo%' AND m.id <> i.author_id
  WHERE i.type <> 'profile' AND ${draw(sql`i.id || m.id`, sql`'soon'`, 1000)}
    < CASE i.type WHEN 'job' THEN 100 + i.appeal * 2 ELSE 40 + i.appeal END
  UNION ALL SELECT i.type, i.id, v.user_id, v.at + make_interval(secs => ${draw(sql`i.id || v.id`, sql`'then'`, 2400)})
  FROM ${visits(timeZone, 1)} v JOIN items i ON i.created_at < v.at AND i.author_id <> v.user_id
    AND ${draw(sql`i.id || v.id`, sql`'seen'`, 1000)} < i.appeal
  UNION ALL SELECT 'job', job_id, applicant_id, created_at - interval '4 minutes' FROM applications
  UNION ALL SELECT 'post', post_id, user_id, created_at FROM post_likes)`;

/** Who looked at what: a view is counted once a day for each viewer and item. */
export async function seedViews(tx: Db, timeZone: string): Promise<void> {
  const day = sql`(s.at AT TIME ZONE ${param(timeZone)})::date`;
  const row = sql`(s.id || s.user_id || ${day})`;
  await tx.execute(sql`
    WITH items AS MATERIALIZED ${items}
    INSERT INTO content_views (content_type, content_id, viewer_id, day, view_duration, scroll_depth, viewed_at)
    SELECT s.type, s.id, s.user_id, ${day}, 4 + ${draw(row, sql`'seconds'`, 150)},
      20 + ${draw(row, sql`'depth'`, 81)}, s.at
    FROM ${seen(timeZone)} s WHERE s.at < now() AND s.at > now() - interval '89 days' ON CONFLICT DO NOTHING`);
  await tx.execute(sql`
    INSERT INTO content_totals (content_type, content_id, views, duration)
    SELECT content_type, content_id, count(*), sum(view_duration) FROM content_views GROUP BY content_type, content_id
    ON CONFLICT (content_type, content_id) DO UPDATE SET views = excluded.views, duration = excluded.duration`);
}

/** Of a hundred views of a job, 6 to 12 lead to a click. */
export async function seedJobClicks(tx: Db): Promise<void> {
  await tx.execute(sql`
    INSERT INTO analytics_events (created_at, user_id, kind, page, target_type, target_id, key)
    SELECT v.viewed_at + interval '20 seconds', v.viewer_id, 'job_click', '/jobs', 'job', v.content_id,
      (ARRAY['open', 'open', 'open', 'save', 'save', 'apply', 'apply', 'share'])[1 + ${draw(sql`v.content_id || v.viewer_id`, sql`'click'`, 8)}]
    FROM (SELECT s.*, row_number() OVER (PARTITION BY content_id ORDER BY again, ${draw(sql`content_id || viewer_id`, sql`'clicks'`, 10_000)}) AS place,
        count(*) OVER (PARTITION BY content_id) AS views
      FROM (SELECT *, row_number() OVER (PARTITION BY content_id, viewer_id ORDER BY viewed_at) AS again
        FROM content_views WHERE content_type = 'job') s) v
    WHERE v.place * 100 <= v.views * (6 + ${draw(sql`v.content_id`, sql`'rate'`, 7)})
      AND v.viewed_at < now() - interval '20 seconds'`);
}

/** What the posts, jobs and events of earlier weeks had, which are gone: of those only the counts of the days are left. */
export async function seedEarlierViews(tx: Db, timeZone: string): Promise<void> {
  const metrics: [metric: Fragment, perVisitor: number][] = [
    [sql`'post_views'`, 26],
    [sql`'job_views'`, 17],
    [sql`'event_views'`, 6],
  ];
  for (const [metric, perVisitor] of metrics)
    await tx.execute(sql`
      INSERT INTO daily_counts AS d (metric, day, key, count, people, amount)
      SELECT ${metric}, day, '', n, people, n * (50 + ${draw(sql`day::text`, metric, 30)})
      FROM (SELECT day, count(*) AS people,
          count(*) * (${integer(perVisitor)} + ${draw(sql`day::text`, sql`${metric} || 'many'`, 12)}) / 10 AS n
        FROM ${visits(timeZone, 1)} v WHERE day < (now() AT TIME ZONE ${param(timeZone)})::date - 2 GROUP BY day) days
      ON CONFLICT (metric, day, key) DO UPDATE SET count = excluded.count, people = excluded.people, amount = excluded.amount
      WHERE d.count < excluded.count`);
}
