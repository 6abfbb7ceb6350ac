import { eq } from 'drizzle-orm';
import type { Job } from '#contract/jobs/contract.ts';
import type { CreateJob, UpdateJob } from '#contract/jobs/forms.ts';
import { canEditJob } from '#contract/jobs/policy.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { type Authorized, authorize } from '#server/errors/authorize.ts';
import type { Viewer } from '#server/http/app.ts';
import { publishToAll } from '#server/platform/live/live-hub.ts';
import { enqueue } from '#server/platform/queue/queue.ts';
import type { SchoolTime } from '#server/platform/school-time.ts';
import { recordActOnOthers } from '../../audit/commands.ts';
import { retractNotificationsAbout } from '../../notifications/commands/retract-notifications.ts';
import { requireProject } from '../../projects/commands/require-project.ts';
import { checkDates } from '../check-dates.ts';
import { matchJobTask, matchSearchesTask } from '../match-job-task.ts';
import { expiryOf } from '../queries/expiry-of.ts';
import { getJob } from '../queries/get-job.ts';
import { jobs } from '../tables.ts';
import { lockJob } from './lock-job.ts';
import { notifyFilled } from './notify-filled.ts';
import { summaryOf, writePositions } from './write-positions.ts';

const refusal = 'Only the person who posted this job can change it.';

export async function createJob(
  db: Db,
  viewer: Viewer,
  { positions, ...body }: CreateJob,
  { today, timeZone }: SchoolTime,
): Promise<Job> {
  checkDates(body, today);
  return transaction(db, async (tx) => {
    const id = newId('job');
    await requireProject(tx, viewer, body.projectId);
    await tx.insert(jobs).values({
      ...body,
      id,
      authorId: viewer.id,
      ...summaryOf(positions),
      expiresAt: expiryOf(body.deadline, timeZone),
      createdAt: sql`clock_timestamp()`,
    });
    await writePositions(tx, id, positions);
    await enqueue(tx, matchSearchesTask, { jobId: id });
    await enqueue(tx, matchJobTask, { jobId: id });
    publishToAll(tx, { type: 'feed' });
    return getJob(tx, viewer, id);
  });
}

export async function updateJob(
  db: Db,
  viewer: Viewer,
  id: string,
  change: UpdateJob,
  time: SchoolTime,
): Promise<Job> {
  return transaction(db, async (tx) => {
    const job = authorize(viewer, canEditJob, await getJob(tx, viewer, id), refusal);
    await requireProject(tx, viewer, change.projectId);
    await writeChange(tx, job, change, time);
    const changed = await getJob(tx, viewer, id);
    if (change.positions) await notifyFilled(tx, changed);
    const act = { action: 'job.update', targetType: 'job', targetId: id } as const;
    await recordActOnOthers(tx, viewer, job.authorId, { ...act, before: job, after: changed });
    return changed;
  });
}

export async function removeJob(db: Db, viewer: Viewer, id: string): Promise<void> {
  const job = authorize(viewer, canEditJob, await getJob(db, viewer, id), refusal);
  await transaction(db, async (tx) => {
    await deleteRow(tx, job);
    await retractNotificationsAbout(tx, job.id);
    const { title, description } = job;
    await recordActOnOthers(tx, viewer, job.authorId, {
      action: 'job.remove',
      targetType: 'job',
      targetId: id,
      before: { title, description },
      after: {},
    });
  });
}

async function writeChange(
  tx: Db,
  job: Authorized<Job>,
  { skills, positions, ...change }: UpdateJob,
  { today, timeZone }: SchoolTime,
): Promise<void> {
  const stored = await lockJob(tx, job.id);
  const { deadline = stored.deadline, respondBy = stored.respondBy } = change;
  checkDates({ deadline, respondBy }, today, stored);
  if (positions) await writePositions(tx, job.id, positions);
  await tx
    .update(jobs)
    .set({
      ...change,
      ...(skills === undefined ? {} : { skills: skills ?? [] }),
      ...(positions ? summaryOf(positions) : {}),
      ...(deadline === stored.deadline
        ? {}
        : { expiresAt: expiryOf(deadline, timeZone), expiryWarnedAt: null }),
      updatedAt: sql`now()`,
    })
    .where(eq(jobs.id, job.id));
}

async function deleteRow(db: Db, job: Authorized<Job>): Promise<void> {
  await db.delete(jobs).where(eq(jobs.id, job.id));
}
