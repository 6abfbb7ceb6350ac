import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Application, ApplicationStatus } from '#contract/applications/contract.ts';
import { canDecideApplication } from '#contract/applications/policy.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { notify, retractNotification } from '../../notifications/commands.ts';
import { getApplication, getWithdrawable } from '../queries/get-application.ts';
import { applications } from '../tables.ts';

const words: Record<ApplicationStatus, { title: string; message: (job: string) => string }> = {
  accepted: {
    title: 'Application accepted',
    message: (job) => `Your application to “${job}” was accepted.`,
  },
  rejected: {
    title: 'Application not successful',
    message: (job) => `Your application to “${job}” was not successful this time.`,
  },
  pending: {
    title: 'Application under review',
    message: (job) => `Your application to “${job}” is under review again.`,
  },
};

/** Accepts, rejects or sets back; the applicant hears of a change, not of a repeat. */
export async function setApplicationStatus(
  db: Db,
  viewer: Viewer,
  id: string,
  status: ApplicationStatus,
): Promise<Application> {
  return transaction(db, async (tx) => {
    const application = await getApplication(tx, viewer, id);
    if (!canDecideApplication(viewer, application))
      throw new AppError('forbidden', 'Only the person who posted the job can decide on this.');
    const changed = await tx
      .update(applications)
      .set({ status, updatedAt: sql`now()` })
      .where(and(isInForce(id), ne(applications.status, status)))
      .returning({ id: applications.id });
    if (changed.length > 0) await tellApplicant(tx, viewer, application, status);
    return getApplication(tx, viewer, id);
  });
}

/** The row stays as history; nobody is shown it any more, and the member may apply again. */
export async function withdrawApplication(db: Db, viewer: Viewer, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    const own = await getWithdrawable(tx, viewer, id);
    await tx
      .update(applications)
      .set({ withdrawnAt: sql`now()`, updatedAt: sql`now()` })
      .where(isInForce(own.id));
    await retractNotification(tx, own.job.authorId, `application ${own.id}`);
  });
}

async function tellApplicant(
  tx: Db,
  viewer: Viewer,
  { id, applicantId, job }: Application,
  status: ApplicationStatus,
): Promise<void> {
  await notify(tx, {
    userId: applicantId,
    type: 'job_application',
    actorId: viewer.id,
    title: words[status].title,
    message: words[status].message(job.title),
    data: { applicationId: id, jobId: job.id, senderId: viewer.id },
  });
}

function isInForce(id: string) {
  return and(eq(applications.id, id), isNull(applications.withdrawnAt));
}
