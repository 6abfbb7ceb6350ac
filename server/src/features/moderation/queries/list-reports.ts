import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { moderation, Report } from '#contract/moderation/contract.ts';
import { id as idOf, instant } from '#contract/primitives.ts';
import type { QueryOf } from '#contract/route.ts';
import type { Db } from '#server/db/client.ts';
import {
  decodeCursor,
  type JsonPage,
  type JsonRow,
  jsonPage,
  type PageStart,
} from '#server/db/page.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { pagedStatement, statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { reportJson, reportPeople } from './report-json.ts';

type ReportsQuery = QueryOf<typeof moderation.listReports>;
type Values = [viewerId: string, status: string, ...PageStart];

/** SQL: nobody reads who reported them. */
const notAbout = (viewer: Fragment): SQL => sql`r.subject_id IS DISTINCT FROM ${viewer}`;

function reportsInOrder(name: string, direction: SQL, isAfter: SQL) {
  return pagedStatement<JsonRow<Report>, Values>(
    name,
    (rows, viewer, status, at, id) => sql`
      SELECT r.created_at::text AS at, r.id, ${reportJson(viewer)}::text AS item
      FROM (SELECT * FROM reports r
        WHERE r.status = ${status} AND (r.created_at, r.id) ${isAfter} (${at}::timestamptz, ${id})
          AND ${notAbout(viewer)}
        ORDER BY r.created_at ${direction}, r.id ${direction} LIMIT ${rows}) r ${reportPeople}
      ORDER BY r.created_at ${direction}, r.id ${direction}`,
  );
}

const oldestFirst = reportsInOrder('reports_oldest', sql`ASC`, sql`>`);
const newestFirst = reportsInOrder('reports_newest', sql`DESC`, sql`<`);
const key = z.tuple([instant, idOf]);

/** What waits comes first by age: the oldest open or appealed one, and the newest decided one. */
export async function listReports(
  db: Db,
  viewer: Viewer,
  { status, ...query }: ReportsQuery,
): Promise<JsonPage<Report>> {
  const isWaiting = status === 'open' || status === 'appealed';
  const start = decodeCursor(query.cursor, key) ?? [isWaiting ? '-infinity' : 'infinity', ''];
  const list = isWaiting ? oldestFirst : newestFirst;
  return jsonPage(await list(db, query.limit, viewer.id, status, ...start), query);
}

const waitingReports = statement<{ open: number; appealed: number }, [viewerId: string]>(
  'waiting_reports',
  (viewer) => sql`SELECT (count(*) FILTER (WHERE r.status = 'open'))::int AS open,
      (count(*) FILTER (WHERE r.status = 'appealed'))::int AS appealed
    FROM reports r WHERE r.status IN ('open', 'appealed') AND ${notAbout(viewer)}`,
);

export async function countReports(db: Db, viewer: Viewer) {
  const [row] = await waitingReports(db, viewer.id);
  return row ?? { open: 0, appealed: 0 };
}

const reportById = statement<{ item: Report }, [viewerId: string, id: string]>(
  'report_by_id',
  (viewer, id) => sql`SELECT ${reportJson(viewer)} AS item FROM reports r ${reportPeople}
    WHERE r.id = ${id} AND ${notAbout(viewer)}`,
);

export async function getReport(db: Db, viewer: Viewer, id: string): Promise<Report> {
  const [row] = await reportById(db, viewer.id, id);
  if (!row) throw new AppError('not_found', 'Report not found.');
  return row.item;
}
