import { ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import type { NewSubscription, PushDevice } from '#contract/push/contract.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { isPublicAddress } from '#server/platform/is-public-address.ts';
import { findDevice } from '../queries/push-settings.ts';
import { pushSubscriptions } from '../tables.ts';

/**
 * Turns push on for the browser of this session. A browser that was another member's is taken over only with the keys that it
 * alone has: an address that somebody got to know is not enough.
 */
export async function subscribe(
  db: Db,
  viewer: Viewer,
  { endpoint, keys }: NewSubscription,
): Promise<PushDevice> {
  assertPublicEndpoint(endpoint);
  assertPointOnCurve(keys.p256dh);
  const [address, p256dh, auth] = [param(endpoint), param(keys.p256dh), param(keys.auth)];
  return transaction(db, async (tx) => {
    await tx.execute(
      sql`SELECT 1 FROM sessions WHERE id = ${param(viewer.sessionId)} FOR NO KEY UPDATE`,
    );
    await tx.execute(sql`DELETE FROM ${pushSubscriptions}
      WHERE (session_id = ${param(viewer.sessionId)} AND endpoint <> ${address})
        OR (endpoint = ${address} AND user_id <> ${param(viewer.id)} AND p256dh = ${p256dh} AND auth = ${auth})`);
    const { rows } = await tx.execute<{ id: string }>(sql`
      INSERT INTO ${pushSubscriptions} AS s (id, user_id, session_id, endpoint, p256dh, auth)
      VALUES (${param(newId('push'))}, ${param(viewer.id)}, ${param(viewer.sessionId)}, ${address}, ${p256dh}, ${auth})
      ON CONFLICT (endpoint) DO UPDATE
        SET session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth
        WHERE s.user_id = excluded.user_id
      RETURNING id`);
    const device = rows[0] && (await findDevice(tx, viewer, rows[0].id));
    if (!device) {
      throw new AppError('conflict', 'This browser gets the notifications of another account.');
    }
    return device;
  });
}

/** Refused at once what is no public host by its name alone; where the name leads is checked at every push. */
function assertPublicEndpoint(endpoint: string): void {
  const { hostname, port, username, password } = new URL(endpoint);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isPublic = isIP(host)
    ? isPublicAddress(host)
    : /\.[a-z]/i.test(host) && !/\.(localhost|local|internal)\.?$/i.test(host);
  if (!isPublic || port || username || password) {
    throw new AppError('invalid', 'This is not the address of a public push service.');
  }
}

/** No push could be encrypted for it, and each would be tried again for hours. */
function assertPointOnCurve(p256dh: string): void {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1');
  } catch {
    throw new AppError('invalid', 'This is not a subscription of a browser.');
  }
}
