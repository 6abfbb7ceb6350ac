import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { sessionDays } from '../../http/session-cookie.ts';
import { hashToken } from './queries.ts';
import { sessions } from './tables.ts';

export interface Device {
  userAgent: string;
  address: string;
}

const expiry = sql`now() + make_interval(days => ${sessionDays})`;

export async function createSession(
  db: Db,
  userId: string,
  token: string,
  device: Device,
): Promise<string> {
  const id = newId('sess');
  await db.insert(sessions).values({
    id,
    tokenHash: hashToken(token),
    userId,
    userAgent: device.userAgent.slice(0, 300),
    address: device.address,
    expiresAt: expiry,
  });
  return id;
}

export async function touchSession(db: Db, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()`, expiresAt: expiry })
    .where(eq(sessions.id, id));
}
