import type { SQL } from 'drizzle-orm';
import { fewestPeople } from '#contract/analytics/contract.ts';
import type { Db } from '#server/db/client.ts';
import { type Fragment, integer, param, sql } from '#server/db/sql.ts';
import { addDays, schoolDay } from '#server/platform/school-time.ts';
import { isCounted } from '../queries/is-counted.ts';
import { dailyCounts } from '../tables.ts';

/** First and last day of the school. */
export interface DayRange {
  firstDay: string;
  lastDay: string;
}

/** Counts the days that may have changed: yesterday and today, or whatever has not been counted yet. */
export async function rollUp(db: Db, timeZone: string, now: number): Promise<void> {
  const lastDay = schoolDay(now, timeZone);
  const yesterday = addDays(lastDay, -1);
  const { rows } = await db.execute<{ day: string | null }>(sql`
    SELECT coalesce((SELECT max(day) FROM daily_counts WHERE metric = 'active'), (least(
      (SELECT min(created_at) FROM analytics_events), (SELECT min(viewed_at) FROM content_views),
      (SELECT min(created_at) FROM applications)) AT TIME ZONE ${param(timeZone)})::date - 1)::text AS day`);
  const uncounted = rows[0]?.day ?? yesterday;
  await rollUpDays(db, timeZone, {
    firstDay: uncounted < yesterday ? uncounted : yesterday,
    lastDay,
  });
}

/**
 * Counts these days, and the months that they are in, from the rows that are kept: not for days whose rows have been
 * swept. Counting twice changes nothing.
 */
export async function rollUpDays(
  db: Db,
  timeZone: string,
  { firstDay, lastDay }: DayRange,
): Promise<void> {
  const [first, last, zone] = [param(firstDay), param(lastDay), param(timeZone)];
  const range = {
    since: startOf(first, zone),
    until: startOf(sql`(${last}::date + 1)`, zone),
    zone,
  };
  await db.execute(sql`WITH ${eventCounts(range)}, counted AS MATERIALIZED (
      SELECT * FROM event_counts
      UNION ALL ${viewCounts(range)}
      UNION ALL ${countsOf(range, sql`'highlights'`, sql`text_highlights`, sql`created_at`, sql`user_id`, sql`sum(selection_length)`)}
      UNION ALL ${countsOf(range, sql`'applications'`, sql`applications`, sql`created_at`, sql`applicant_id`, sql`0`)}
      UNION ALL ${countsOf(range, sql`'answers'`, sql`(SELECT * FROM applications WHERE NOT is_unanswered) a`, sql`decided_at`, sql`applicant_id`, sql`0`)}
      UNION ALL ${activeMonths(first, last, zone)}),
    gone AS (DELETE FROM ${dailyCounts} d
      WHERE d.day BETWEEN CASE d.metric WHEN 'active_month' THEN date_trunc('month', ${first}::date::timestamp)::date
        ELSE ${first}::date END AND ${last}::date
      AND NOT EXISTS (SELECT 1 FROM counted c WHERE c.metric = d.metric AND c.day = d.day AND c.key = d.key))
    INSERT INTO ${dailyCounts} AS d (metric, day, key, count, people, amount)
    SELECT metric, day, key, count, people, amount FROM counted
    ON CONFLICT (metric, day, key) DO UPDATE SET count = excluded.count, people = excluded.people, amount = excluded.amount
    WHERE (d.count, d.people, d.amount) IS DISTINCT FROM (excluded.count, excluded.people, excluded.amount)`);
}

interface Range {
  since: Fragment;
  until: Fragment;
  zone: Fragment;
}

function startOf(day: Fragment, zone: Fragment): SQL {
  return sql`(${day}::date::timestamp AT TIME ZONE ${zone}::text)`;
}

function dayOf(instant: Fragment, { zone }: Range): SQL {
  return sql`(${instant} AT TIME ZONE ${zone}::text)::date`;
}

/**
 * SQL: of a search that fewer than three people made on a day the words are not kept; all such searches of a day are one
 * row with an empty key.
 */
function eventCounts(range: Range): SQL {
  return sql`acts AS MATERIALIZED (
      SELECT ${dayOf(sql`e.created_at`, range)} AS day, e.kind, e.user_id,
        CASE e.kind WHEN 'page_view' THEN e.page ELSE e.key END AS key, e.target_id, count(*) AS n, sum(e.amount) AS amount
      FROM analytics_events e WHERE e.created_at >= ${range.since} AND e.created_at < ${range.until}
        AND ${isCounted(sql`e.user_id`)}
      GROUP BY 1, 2, 3, 4, 5),
    by_member AS MATERIALIZED (
      SELECT a.day, a.kind, a.user_id, a.key, sum(a.n) AS n, sum(a.amount) AS amount FROM acts a GROUP BY 1, 2, 3, 4),
    by_key AS MATERIALIZED (
      SELECT m.day, m.kind, m.key, sum(m.n) AS n, count(*) AS people, sum(m.amount) AS amount FROM by_member m GROUP BY 1, 2, 3),
    event_counts (metric, day, key, count, people, amount) AS (
      SELECT 'active', day, '', sum(n), count(DISTINCT user_id), 0::numeric FROM by_member GROUP BY day
      UNION ALL SELECT CASE kind WHEN 'page_view' THEN 'page' WHEN 'filter' THEN 'skill' ELSE kind END,
        day, key, n, people, amount FROM by_key WHERE kind IN ('page_view', 'filter', 'job_click', 'feature')
      UNION ALL SELECT 'search', day, key, n, people, amount FROM by_key
        WHERE kind = 'search' AND key <> '' AND people >= ${integer(fewestPeople)}
      UNION ALL SELECT 'search', m.day, '', sum(m.n), count(DISTINCT m.user_id), 0
        FROM by_member m JOIN by_key k ON k.kind = 'search' AND k.day = m.day AND k.key = m.key
        WHERE m.kind = 'search' AND (m.key = '' OR k.people < ${integer(fewestPeople)}) GROUP BY m.day
      UNION ALL SELECT 'job_clicks', day, target_id, sum(n), count(DISTINCT user_id), 0
        FROM acts WHERE kind = 'job_click' AND target_id IS NOT NULL GROUP BY day, target_id)`;
}

function viewCounts(range: Range): SQL {
  const day = dayOf(sql`v.viewed_at`, range);
  return sql`SELECT v.content_type || '_views', ${day}, '', count(*), count(DISTINCT v.viewer_id), sum(v.view_duration)
    FROM content_views v WHERE v.content_type IN ('post', 'job', 'event', 'profile')
      AND v.viewed_at >= ${range.since} AND v.viewed_at < ${range.until} AND ${isCounted(sql`v.viewer_id`)}
    GROUP BY 1, 2`;
}

function countsOf(
  range: Range,
  metric: Fragment,
  table: Fragment,
  at: Fragment,
  member: Fragment,
  amount: Fragment,
): SQL {
  return sql`SELECT ${metric}, ${dayOf(at, range)}, '', count(*), count(DISTINCT ${member}), ${amount}
    FROM ${table} WHERE ${at} >= ${range.since} AND ${at} < ${range.until} AND ${isCounted(member)} GROUP BY 2`;
}

/** SQL: looks for one event of each member and month instead of reading all events of the months. */
function activeMonths(first: Fragment, last: Fragment, zone: Fragment): SQL {
  const next = sql`(m.month + interval '1 month')`;
  return sql`SELECT 'active_month', m.month, '', count(*), count(*), 0
    FROM (SELECT generate_series(date_trunc('month', ${first}::date::timestamp), ${last}::date, '1 month')::date AS month) m,
      users u
    WHERE ${isCounted(sql`u.id`)} AND EXISTS (SELECT 1 FROM analytics_events e WHERE e.user_id = u.id
      AND e.created_at >= ${startOf(sql`m.month`, zone)} AND e.created_at < ${startOf(next, zone)} OFFSET 0)
    GROUP BY m.month`;
}
