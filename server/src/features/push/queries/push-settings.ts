import { and, desc, eq } from 'drizzle-orm';
import type { PushDevice, PushSettings } from '#contract/push/contract.ts';
import type { QuietHours } from '#contract/push/quiet-hours.ts';
import type { Db } from '#server/db/client.ts';
import type { Viewer } from '#server/http/app.ts';
import { describeDevice } from '#server/platform/describe-device.ts';
import { isUnexpired } from '../../auth/sessions/queries.ts';
import { sessions } from '../../auth/tables.ts';
import { users } from '../../users/tables.ts';
import { pushSubscriptions, quietHours } from '../tables.ts';

/** What a member sets up, besides the key of the server. */
export async function getPushSettings(
  db: Db,
  viewer: Viewer,
): Promise<Omit<PushSettings, 'publicKey'>> {
  const rows = await selectDevices(db, viewer);
  return { devices: rows.map(toDevice(viewer)), quietHours: await findQuietHours(db, viewer.id) };
}

export async function findDevice(db: Db, viewer: Viewer, id: string): Promise<PushDevice | null> {
  const [row] = await selectDevices(db, viewer, id);
  return row ? toDevice(viewer)(row) : null;
}

function selectDevices(db: Db, viewer: Viewer, id?: string) {
  return db
    .select({
      id: pushSubscriptions.id,
      sessionId: pushSubscriptions.sessionId,
      userAgent: sessions.userAgent,
      createdAt: pushSubscriptions.createdAt,
      lastSuccessAt: pushSubscriptions.lastSuccessAt,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(pushSubscriptions.userId, viewer.id),
        isUnexpired(sessions, users),
        id === undefined ? undefined : eq(pushSubscriptions.id, id),
      ),
    )
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));
}

type DeviceRow = Awaited<ReturnType<typeof selectDevices>>[number];

const toDevice =
  (viewer: Viewer) =>
  ({ id, sessionId, userAgent, createdAt, lastSuccessAt }: DeviceRow): PushDevice => ({
    id,
    device: describeDevice(userAgent),
    createdAt,
    lastSuccessAt,
    isCurrent: sessionId === viewer.sessionId,
  });

async function findQuietHours(db: Db, userId: string): Promise<QuietHours | null> {
  const [row] = await db.select().from(quietHours).where(eq(quietHours.userId, userId));
  if (!row) return null;
  const [from, until] = [row.startsAt.slice(0, 5), row.endsAt.slice(0, 5)];
  return { from, until, timeZone: row.timeZone };
}
