import type { Application } from '#contract/applications/contract.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Authorized } from '#server/errors/authorize.ts';
import type { Viewer } from '#server/http/app.ts';
import { lockJob } from '../../jobs/commands/lock-job.ts';
import { freeSeat } from '../../jobs/commands/position-seats.ts';
import {
  retractGroup,
  retractNotification,
} from '../../notifications/commands/retract-notifications.ts';
import { decisionOn, receiptOf } from '../application-notifications.ts';
import { getWithdrawable } from '../queries/get-application.ts';
import { lockApplication } from './lock-application.ts';

/** Keeps the row as history: nobody is shown it any more, its seat is free, and the member may apply again. */
export async function withdrawApplication(db: Db, viewer: Viewer, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    const application = await getWithdrawable(tx, viewer, id);
    await lockJob(tx, application.jobId);
    const { status, positionId } = await lockApplication(tx, id);
    if (status === 'accepted' && positionId) await freeSeat(tx, positionId);
    await writeWithdrawal(tx, application);
    await retractNotification(tx, application.job.authorId, receiptOf(application, viewer));
    await retractGroup(tx, viewer.id, decisionOn(application, viewer, { status, hasNote: false }));
  });
}

async function writeWithdrawal(tx: Db, { id }: Authorized<Application>): Promise<void> {
  await tx.execute(
    sql`UPDATE applications SET withdrawn_at = now(), updated_at = now() WHERE id = ${param(id)}`,
  );
}
