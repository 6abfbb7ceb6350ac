import { z } from 'zod';
import { dayMs } from '#contract/day-ms.ts';
import type { Event, UpcomingQuery } from '#contract/events/contract.ts';
import { id, instant } from '#contract/primitives.ts';
import { instantOf } from '#contract/zoned-time.ts';
import type { Db } from '#server/db/client.ts';
import { decodeCursor, type JsonPage, type JsonRow, jsonPage } from '#server/db/page.ts';
import { sql } from '#server/db/sql.ts';
import { pagedStatement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { addDays } from '#server/platform/school-time.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { eventJson } from './event-json.ts';

type Bounds = [from: string, before: string, endsAfter: string];

const byDate = pagedStatement<
  JsonRow<Event>,
  [viewerId: string, at: string, id: string, ...Bounds, mine: boolean]
>(
  'events_by_date',
  (rows, viewer, at, after, from, before, endsAfter, mine) => sql`
  SELECT c.event_date::text AS at, c.id, ${eventJson(sql`c`, sql`a`, viewer)}::text AS item
  FROM (SELECT * FROM events c
    WHERE (c.event_date, c.id) > (${at}::timestamptz, ${after})
      AND c.event_date >= ${from}::timestamptz AND c.event_date < ${before}::timestamptz
      AND coalesce(c.end_date, c.event_date) >= ${endsAfter}::timestamptz
      AND (NOT ${mine}::boolean OR EXISTS (SELECT 1 FROM event_rsvps r
        WHERE r.event_id = c.id AND r.user_id = ${viewer} AND r.status <> 'no' OFFSET 0))
      AND ${visibleMember(viewer, sql`c.author_id`)}
    ORDER BY c.event_date, c.id LIMIT ${rows}) c
  JOIN users a ON a.id = c.author_id
  ORDER BY c.event_date, c.id`,
);

const dateKey = z.tuple([instant, id]);

export async function listUpcoming(
  db: Db,
  viewer: Viewer,
  { from, to, mine, ...page }: UpcomingQuery,
  clock: { now: number; timeZone: string },
): Promise<JsonPage<Event>> {
  const start = decodeCursor(page.cursor, dateKey) ?? (['-infinity', ''] as const);
  const rows = await byDate(
    db,
    page.limit,
    viewer.id,
    ...start,
    ...boundsOf({ from, to }, clock),
    mine,
  );
  return jsonPage(rows, page);
}

/** What began longer ago than this is not looked for: the index is by the beginning. */
const longestMs = 366 * dayMs;

function boundsOf(
  { from, to }: Pick<UpcomingQuery, 'from' | 'to'>,
  { now, timeZone }: { now: number; timeZone: string },
): Bounds {
  const begins = from ? startOf(from, timeZone) : new Date(now - longestMs).toISOString();
  const endsAfter = from ? '-infinity' : new Date(now).toISOString();
  return [begins, to ? startOf(addDays(to, 1), timeZone) : 'infinity', endsAfter];
}

function startOf(day: string, timeZone: string): string {
  return new Date(instantOf(`${day}T00:00`, timeZone) ?? 0).toISOString();
}
