import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { ApplicantsQuery, Application } from '#contract/applications/contract.ts';
import { canSeeApplicants } from '#contract/jobs/policy.ts';
import { id, instant } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { isoInstant } from '#server/db/columns.ts';
import { decodeCursor, type JsonPage, type JsonRow, jsonPage } from '#server/db/page.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { pagedStatement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { getJob } from '../../jobs/queries/get-job.ts';
import { visibleAmongMany } from '../../visibility/queries/visible-members.ts';
import { applicationJson, askedSkills, selectApplications } from './application-json.ts';

type Sort = ApplicantsQuery['sort'];
type Row = JsonRow<Application> & { rank: number };
type Start = [rank: number, at: string, id: string];
type Values = [viewerId: string, jobId: string, ...Start, status: string];

/** How each list is ordered: `rank` is a number, or 0 where only the time counts. */
const orders: Record<Sort, Order> = {
  newest: order(sql`DESC`, sql`<`, () => sql`0`, [0, 'infinity', '']),
  oldest: order(sql`ASC`, sql`>`, () => sql`0`, [0, '-infinity', '']),
  match: order(sql`DESC`, sql`<`, matchingSkillCount, [1_000, 'infinity', '']),
};

interface Order {
  direction: SQL;
  isAfter: SQL;
  rankFor: (job: Fragment) => SQL;
  first: Start;
}

function order(direction: SQL, isAfter: SQL, rankFor: Order['rankFor'], first: Start): Order {
  return { direction, isAfter, rankFor, first };
}

/** SQL: how many of the asked-for skills the applicant of `ap` has. Those of the job are read once, not for every applicant. */
function matchingSkillCount(job: Fragment): SQL {
  return sql`(SELECT count(*)::int FROM users mu CROSS JOIN LATERAL unnest(mu.skills) skill
    WHERE mu.id = ap.applicant_id AND skill = ANY (
      (SELECT ${askedSkills} FROM jobs j WHERE j.id = ${job})::text[]))`;
}

const statements = {
  newest: applicantsIn('newest'),
  oldest: applicantsIn('oldest'),
  match: applicantsIn('match'),
};

function applicantsIn(sort: Sort) {
  return {
    ofAnyStatus: applicants(`applicants_${sort}`, sort, () => sql``),
    ofStatus: applicants(
      `applicants_by_status_${sort}`,
      sort,
      (status) => sql`AND ap.status = ${status}`,
    ),
  };
}

function applicants(name: string, sort: Sort, hasStatus: (status: Fragment) => SQL) {
  return pagedStatement<Row, Values>(name, (rows, viewer, job, rank, at, appId, status) => {
    const { direction, isAfter, rankFor } = orders[sort];
    const keys = sql`ap.rank ${direction}, ap.created_at ${direction}, ap.id ${direction}`;
    const columns = sql`ap.rank, ap.created_at::text AS at, ap.id, ${applicationJson}::text AS item`;
    const isNext =
      sort === 'match'
        ? sql`(ap.rank, ap.created_at, ap.id) ${isAfter} (${rank}::int, ${at}::timestamptz, ${appId})`
        : sql`(ap.created_at, ap.id) ${isAfter} (${at}::timestamptz, ${appId}) AND ${rank}::int IS NOT NULL`;
    return sql`
    ${selectApplications(
      sql`SELECT ap.* FROM (
        SELECT ap.*, ${rankFor(job)} AS rank FROM applications ap
        WHERE ap.job_id = ${job} ${hasStatus(status)} AND ap.withdrawn_at IS NULL
          AND ${visibleAmongMany(viewer, sql`ap.applicant_id`)}) ap
      WHERE ${isNext} AND ${status}::text IS NOT NULL
      ORDER BY ${keys} LIMIT ${rows}`,
      columns,
    )} ORDER BY ${keys}`;
  });
}

const startKey = z.tuple([z.int(), instant, id]);

/** Who applied to the job, of all states or one. */
export async function listApplicants(
  db: Db,
  viewer: Viewer,
  jobId: string,
  query: ApplicantsQuery,
): Promise<JsonPage<Application>> {
  const job = await getJob(db, viewer, jobId);
  if (!canSeeApplicants(viewer, job))
    throw new AppError('forbidden', 'Only the person who posted this job can see who applied.');
  const { sort, status } = query;
  const start = decodeCursor(query.cursor, startKey) ?? orders[sort].first;
  const list = statements[sort][status ? 'ofStatus' : 'ofAnyStatus'];
  const rows = await list(db, query.limit, viewer.id, jobId, ...start, status ?? '');
  return jsonPage(rows, query, (row) => [row.rank, isoInstant(row.at), row.id]);
}
