import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Application } from '#contract/applications/contract.ts';
import type { ApplicationStatus } from '#contract/applications/forms.ts';
import { canDecideApplication } from '#contract/applications/policy.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { type Authorized, authorize } from '#server/errors/authorize.ts';
import type { Viewer } from '#server/http/app.ts';
import { notify } from '../../notifications/commands/notify.ts';
import {
  retractGroup,
  retractNotification,
} from '../../notifications/commands/retract-notifications.ts';
import { getApplication, getWithdrawable } from '../queries/get-application.ts';
import { applications } from '../tables.ts';

/** Accepts, rejects or sets back to pending. The applicant is notified of a change, not of a repeat. */
export async function setApplicationStatus(
  db: Db,
  viewer: Viewer,
  id: string,
  status: ApplicationStatus,
): Promise<Application> {
  return transaction(db, async (tx) => {
    const application = authorize(
      viewer,
      canDecideApplication,
      await getApplication(tx, viewer, id),
      'Only the person who posted the job can decide on this.',
    );
    if (await writeStatus(tx, application, status))
      await notify(tx, [application.applicantId], decisionOn(application, viewer, status));
    return getApplication(tx, viewer, id);
  });
}

/** Keeps the row as history: nobody is shown it any more, and the member may apply again. */
export async function withdrawApplication(db: Db, viewer: Viewer, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    const application = await getWithdrawable(tx, viewer, id);
    await writeWithdrawal(tx, application);
    await retractNotification(tx, application.job.authorId, {
      type: 'job_application',
      actor: viewer,
      data: { event: 'received', ...jobOf(application) },
    });
    await retractGroup(tx, viewer.id, decisionOn(application, viewer, application.status));
  });
}

/** Returns false where the status was set already. */
async function writeStatus(
  tx: Db,
  application: Authorized<Application>,
  status: ApplicationStatus,
): Promise<boolean> {
  const changed = await tx
    .update(applications)
    .set({ status, updatedAt: sql`now()` })
    .where(and(isInForce(application), ne(applications.status, status)))
    .returning({ id: applications.id });
  return changed.length > 0;
}

async function writeWithdrawal(tx: Db, application: Authorized<Application>): Promise<void> {
  await tx
    .update(applications)
    .set({ withdrawnAt: sql`now()`, updatedAt: sql`now()` })
    .where(isInForce(application));
}

function decisionOn(application: Application, actor: Viewer, status: ApplicationStatus) {
  return {
    type: 'job_application',
    actor,
    data: { event: 'decided', status, hasNote: false, ...jobOf(application) },
  } as const;
}

function isInForce({ id }: Application) {
  return and(eq(applications.id, id), isNull(applications.withdrawnAt));
}

function jobOf({ id, job }: Application) {
  return { applicationId: id, jobId: job.id, jobTitle: job.title };
}
