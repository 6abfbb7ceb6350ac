import type { CallSheet } from '#contract/call-sheets/contract.ts';
import type { ContactBody, UpdateCallSheet } from '#contract/call-sheets/forms.ts';
import { canEditCallSheet } from '#contract/call-sheets/policy.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { authorize } from '#server/errors/authorize.ts';
import type { Viewer } from '#server/http/app.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { getCallSheet } from '../queries/get-call-sheet.ts';
import { callSheetContacts, callSheets } from '../tables.ts';

/** A missing key stays as it is. Times are kept in their order. */
export async function updateCallSheet(
  db: Db,
  viewer: Viewer,
  jobId: string,
  { calls, ...texts }: UpdateCallSheet,
): Promise<CallSheet> {
  return transaction(db, async (tx) => {
    const refusal = 'Only the person who posted the job can write the call sheet.';
    authorize(viewer, canEditCallSheet, await getCallSheet(tx, viewer, jobId), refusal);
    const change = {
      ...texts,
      ...(calls && {
        calls: calls.toSorted((one, next) => Date.parse(one.at) - Date.parse(next.at)),
      }),
    };
    await tx
      .insert(callSheets)
      .values({ jobId, ...change })
      .onConflictDoUpdate({
        target: callSheets.jobId,
        set: { ...change, updatedAt: sql`now()` },
      });
    return publishChange(tx, await getCallSheet(tx, viewer, jobId));
  });
}

export async function shareContact(
  db: Db,
  viewer: Viewer,
  jobId: string,
  shares: ContactBody,
): Promise<CallSheet> {
  return transaction(db, async (tx) => {
    await getCallSheet(tx, viewer, jobId);
    await tx
      .insert(callSheetContacts)
      .values({ jobId, userId: viewer.id, ...shares })
      .onConflictDoUpdate({
        target: [callSheetContacts.jobId, callSheetContacts.userId],
        set: shares,
      });
    return publishChange(tx, await getCallSheet(tx, viewer, jobId));
  });
}

/** An open call sheet shows it at once. */
function publishChange(tx: Db, sheet: CallSheet): CallSheet {
  publishTo(
    tx,
    sheet.crew.map(({ user }) => user.id),
    { type: 'notification' },
  );
  return sheet;
}
