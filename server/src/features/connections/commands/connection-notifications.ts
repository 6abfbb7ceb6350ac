import type { IdentifiedNotification } from '#contract/notifications/new-notification.ts';
import type { Db } from '#server/db/client.ts';
import type { Viewer } from '#server/http/app.ts';
import { markHandled } from '../../notifications/commands/mark-read.ts';
import { notify } from '../../notifications/commands/notify.ts';
import {
  retractNotification,
  retractNotificationsBetween,
} from '../../notifications/commands/retract-notifications.ts';
import type { Connection } from '../queries/find-pair.ts';

export async function notifyOfRequest(tx: Db, viewer: Viewer, row: Connection): Promise<void> {
  await notify(tx, [row.addresseeId], {
    type: 'connection_request',
    actor: viewer,
    data: { event: 'requested', connectionId: row.id },
  });
}

export async function notifyOfAcceptance(tx: Db, viewer: Viewer, row: Connection): Promise<void> {
  await notify(tx, [row.requesterId], {
    type: 'connection_request',
    actor: viewer,
    data: { event: 'accepted', connectionId: row.id },
  });
}

export async function retractRequest(tx: Db, row: Connection): Promise<void> {
  await retractNotification(tx, row.addresseeId, requestNotification(row));
}

/** Retracts what either was told of requests of the other. */
export async function retractAllBetween(tx: Db, row: Connection): Promise<void> {
  await retractNotificationsBetween(tx, 'connection_request', row.requesterId, row.addresseeId);
}

export async function markRequestHandled(tx: Db, row: Connection): Promise<void> {
  await markHandled(tx, row.addresseeId, requestNotification(row));
}

function requestNotification({ id, requesterId }: Connection): IdentifiedNotification {
  return {
    type: 'connection_request',
    actor: { id: requesterId },
    data: { event: 'requested', connectionId: id },
  };
}
