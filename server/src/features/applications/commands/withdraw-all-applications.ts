import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Viewer } from '#server/http/app.ts';
import {
  retractFromEveryone,
  retractGroup,
} from '../../notifications/commands/retract-notifications.ts';
import { decisionOn, receiptOf } from '../application-notifications.ts';

type Withdrawn = { id: string; jobId: string | null };

/** An accepted one holds a seat and has to be withdrawn by itself. */
export async function withdrawAllApplications(
  db: Db,
  viewer: Viewer,
): Promise<{ withdrawn: number }> {
  return transaction(db, async (tx) => {
    const { rows } = await tx.execute<Withdrawn>(sql`
      UPDATE applications SET withdrawn_at = now(), updated_at = now()
      WHERE applicant_id = ${param(viewer.id)} AND withdrawn_at IS NULL AND status <> 'accepted'
      RETURNING id, job_id AS "jobId"`);
    const told = rows.map(({ id, jobId }) => ({ id, job: { id: jobId ?? '', title: '' } }));
    await retractFromEveryone(tx, viewer, ...told.map((each) => receiptOf(each, viewer)));
    const decision = { status: 'pending', hasNote: false } as const;
    await retractGroup(tx, viewer.id, ...told.map((each) => decisionOn(each, viewer, decision)));
    return { withdrawn: rows.length };
  });
}
