import { and, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { isPair } from '#server/db/is-pair.ts';
import { sql } from '#server/db/sql.ts';
import { retractNotificationsBetween } from '../../notifications/commands/retract-notifications.ts';
import { connections } from '../tables.ts';

/** Ends a request or a connection of two members, whoever asked, and retracts the notifications about it. */
export async function endConnection(tx: Db, one: string, other: string): Promise<void> {
  await tx
    .update(connections)
    .set({ status: 'removed', note: null, changedAt: sql`now()` })
    .where(
      and(
        inArray(connections.status, ['pending', 'accepted']),
        isPair(connections.requesterId, connections.addresseeId, one, other),
      ),
    );
  await retractNotificationsBetween(tx, 'connection_request', one, other);
}
