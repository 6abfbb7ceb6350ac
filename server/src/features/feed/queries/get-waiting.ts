import { feed } from '#contract/feed/contract.ts';
import type { ResponseOf } from '#contract/route.ts';
import { boundedCount, countUpToMost } from '#server/db/bounded-count.ts';
import type { Db } from '#server/db/client.ts';
import { jsonArray, jsonObject } from '#server/db/json.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { askedSkills } from '../../jobs/queries/is-matching.ts';
import { isOpen } from '../../jobs/queries/is-open.ts';
import { ownRows } from '../../jobs/queries/own-rows.ts';
import { visibleAmongMany } from '../../visibility/queries/visible-members.ts';

type Waiting = ResponseOf<typeof feed.waiting>;

interface WaitingRow {
  applications: number;
  applicants: number;
  saved: number;
  requests: number;
  closing: Waiting['closing'];
}

/** SQL: the jobs that close next among those that the viewer saved or that want a skill of theirs, and has not applied to. */
const closingJobs = (viewer: Fragment) => sql`
  SELECT j.id, j.title, j.expires_at, EXISTS (SELECT 1 FROM saved_jobs sj
      WHERE sj.user_id = ${viewer} AND sj.job_id = j.id) AS is_saved
  FROM jobs j, (SELECT m.skills FROM users m WHERE m.id = ${viewer}) me
  WHERE ${isOpen(sql`j`)} AND now() + interval '7 days' > j.expires_at AND j.author_id <> ${viewer}
    AND (me.skills && ${askedSkills(sql`j`)}
      OR EXISTS (SELECT 1 FROM saved_jobs sj WHERE sj.user_id = ${viewer} AND sj.job_id = j.id))
    AND NOT EXISTS (SELECT 1 FROM applications ap
      WHERE ap.applicant_id = ${viewer} AND ap.job_id = j.id AND ap.withdrawn_at IS NULL)
    AND ${visibleAmongMany(viewer, sql`j.author_id`)}
  ORDER BY j.expires_at, j.id LIMIT 3`;

const waiting = statement<WaitingRow, [viewerId: string]>('feed_waiting', (viewer) => {
  const { applications, applicants, saved } = ownRows(viewer);
  const requests = sql`SELECT FROM connections c WHERE c.addressee_id = ${viewer} AND c.status = 'pending'
    AND ${visibleAmongMany(viewer, sql`c.requester_id`)}`;
  return sql`SELECT ${countUpToMost(sql`${applications} AND ap.status = 'pending'`)} AS applications,
    ${countUpToMost(applicants)} AS applicants, ${countUpToMost(saved)} AS saved, ${countUpToMost(requests)} AS requests,
    ${jsonArray(
      jsonObject<Waiting['closing'][number]>({
        id: sql`c.id`,
        title: sql`c.title`,
        expiresAt: sql`c.expires_at`,
        isSaved: sql`c.is_saved`,
      }),
      { from: sql`FROM (${closingJobs(viewer)}) c`, orderBy: sql`c.expires_at, c.id` },
    )} AS closing`;
});

export async function getWaiting(db: Db, viewer: Viewer): Promise<Waiting> {
  const [row] = await waiting(db, viewer.id);
  if (!row) throw new Error('A statement without FROM returned no row.');
  return {
    applications: boundedCount(row.applications),
    applicants: boundedCount(row.applicants),
    saved: boundedCount(row.saved),
    requests: boundedCount(row.requests),
    closing: row.closing,
  };
}
