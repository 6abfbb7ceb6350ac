import type { Job } from '#contract/jobs/contract.ts';
import { canModerate } from '#contract/users/roles.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { jobJson } from './job-json.ts';

const jobById = statement<{ item: Job }, [viewerId: string, id: string, seesAll: boolean]>(
  'job_by_id',
  (viewer, id, seesAll) => sql`
   SELECT ${jobJson(sql`j`, sql`a`, viewer)} AS item FROM jobs j JOIN users a ON a.id = j.author_id
   WHERE j.id = ${id} AND (${seesAll}::boolean OR ${visibleMember(viewer, sql`j.author_id`)})`,
);

/** Administrators and moderators also see the items of suspended members and of members who block them. */
export async function getJob(db: Db, viewer: Viewer, id: string): Promise<Job> {
  const [row] = await jobById(db, viewer.id, id, canModerate(viewer));
  if (!row) throw new AppError('not_found', 'Job not found. It may have been deleted.');
  return row.item;
}
