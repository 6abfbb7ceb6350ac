import type { Db } from '#server/db/client.ts';
import type { Viewer } from '#server/http/app.ts';
import { notify, retractNotification } from '../../notifications/commands.ts';
import type { Connection } from '../queries/find-pair.ts';

export const requestKey = ({ id }: Pick<Connection, 'id'>): string => `connection_request ${id}`;

export async function notifyOfRequest(tx: Db, viewer: Viewer, row: Connection): Promise<void> {
  await notify(tx, {
    userId: row.addresseeId,
    type: 'connection_request',
    actorId: viewer.id,
    title: 'New connection request',
    message: `${viewer.firstName} ${viewer.lastName} would like to connect with you.`,
    data: { senderId: viewer.id },
    dedupeKey: requestKey(row),
  });
}

export async function notifyOfAcceptance(tx: Db, viewer: Viewer, row: Connection): Promise<void> {
  await notify(tx, {
    userId: row.requesterId,
    type: 'connection_request',
    actorId: viewer.id,
    title: 'Connection request accepted',
    message: `${viewer.firstName} ${viewer.lastName} accepted your connection request.`,
    data: { senderId: viewer.id },
    dedupeKey: `connection_accepted ${row.id}`,
  });
}

export async function retractRequest(
  tx: Db,
  row: Pick<Connection, 'id' | 'addresseeId'>,
): Promise<void> {
  await retractNotification(tx, row.addresseeId, requestKey(row));
}
