import type { SQL } from 'drizzle-orm';
import { type Fragment, integer, param, sql } from '../db/sql.ts';

/** The days of activity that the demo community looks back on. */
export const activityDays = 90;

/** SQL: a number from 0 up that looks random; the same for the same row and word. */
export const draw = (row: Fragment, word: Fragment, most: number): SQL =>
  sql`((hashtextextended(${row} || ${word}, 7) & 2147483647) % ${integer(most)})::int`;

/** SQL: one of a list; the first ones more often. */
export const pick = (list: readonly string[], row: Fragment, word: Fragment): SQL =>
  sql`(${param(list)}::text[])[1 + least(${draw(row, sql`${word} || 'one'`, list.length)},
    ${draw(row, sql`${word} || 'other'`, list.length)})]`;

/**
 * SQL: up to `acts` moments of every member who was here on a day: more from week to week, fewer at weekends, by day and by
 * evening. A row has an `id` to draw from, a `user_id`, the school's `day` and an `at`.
 */
export function visits(timeZone: string, acts: number): SQL {
  const day = sql`(m.id || ' ' || d.n)`;
  const weekday = sql`extract(isodow FROM d.day)`;
  return sql`(SELECT m.id AS user_id, d.day, ${day} || ' ' || a.n AS id,
      (d.day::timestamp + make_interval(mins => 540 + ${draw(day, sql`'hour'`, 750)} + a.n * 2,
        secs => ${draw(day, sql`'second'`, 60)} + a.n)) AT TIME ZONE ${param(timeZone)} AS at
    FROM (SELECT n, (now() AT TIME ZONE ${param(timeZone)})::date - n AS day
        FROM generate_series(0, ${integer(activityDays - 1)}) n) d
      CROSS JOIN (SELECT id, created_at FROM users WHERE id LIKE 'user_demo%') m
      CROSS JOIN LATERAL generate_series(1, 1 + ${draw(day, sql`'acts'`, acts)}) a (n)
    WHERE m.created_at < d.day
      AND ${draw(day, sql`'here'`, 100)} < (68 - d.n / 3) * CASE WHEN ${weekday} > 5 THEN 0.5 ELSE 1 END)`;
}
