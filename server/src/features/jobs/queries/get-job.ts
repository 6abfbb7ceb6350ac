import type { Job } from '#contract/jobs/contract.ts';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleText } from '../../visibility/queries/visible-members.ts';
import { jobJson } from './job-json.ts';

const jobById = statement<{ item: Job }, [viewerId: string, id: string, seesAll: boolean]>(
  'job_by_id',
  `SELECT ${jobJson('j', 'a', '$1')} AS item FROM jobs j JOIN users a ON a.id = j.author_id
   WHERE j.id = $2 AND ($3::boolean OR ${visibleText('$1', 'j.author_id')})`,
);

/** Administrators also see what suspended members or members who block them have posted. */
export async function getJob(db: Db, viewer: Viewer, id: string): Promise<Job> {
  const [row] = await jobById(db, viewer.id, id, viewer.isAdmin);
  if (!row) throw new AppError('not_found', 'Job not found. It may have been deleted.');
  return row.item;
}
