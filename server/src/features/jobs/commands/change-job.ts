import { eq } from 'drizzle-orm';
import type { Job } from '#contract/jobs/contract.ts';
import type { CreateJob, UpdateJob } from '#contract/jobs/forms.ts';
import { canEditJob } from '#contract/jobs/policy.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { publishToAll } from '#server/platform/live/live-hub.ts';
import { enqueue } from '#server/platform/queue/queue.ts';
import { matchJobTask } from '../match-job-task.ts';
import { getJob } from '../queries/get-job.ts';
import { jobs } from '../tables.ts';

export async function createJob(db: Db, viewer: Viewer, body: CreateJob): Promise<Job> {
  return transaction(db, async (tx) => {
    const id = newId('job');
    await tx
      .insert(jobs)
      .values({ ...body, id, authorId: viewer.id, createdAt: sql`clock_timestamp()` });
    await enqueue(tx, matchJobTask, { jobId: id });
    publishToAll(tx, { type: 'feed' });
    return getJob(tx, viewer, id);
  });
}

export async function updateJob(
  db: Db,
  viewer: Viewer,
  id: string,
  { skills, ...texts }: UpdateJob,
): Promise<Job> {
  return transaction(db, async (tx) => {
    const job = await getEditable(tx, viewer, id);
    await tx
      .update(jobs)
      .set({
        ...texts,
        ...(skills === undefined ? {} : { skills: skills ?? [] }),
        updatedAt: sql`now()`,
      })
      .where(eq(jobs.id, job.id));
    return getJob(tx, viewer, id);
  });
}

export async function removeJob(db: Db, viewer: Viewer, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    const job = await getEditable(tx, viewer, id);
    await tx.delete(jobs).where(eq(jobs.id, job.id));
  });
}

async function getEditable(tx: Db, viewer: Viewer, id: string): Promise<Job> {
  const job = await getJob(tx, viewer, id);
  if (canEditJob(viewer, job)) return job;
  throw new AppError('forbidden', 'Only the person who posted this job can change it.');
}
