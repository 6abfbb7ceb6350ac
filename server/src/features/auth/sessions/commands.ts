import { and, desc, eq, inArray, ne, not } from 'drizzle-orm';
import { cutToLength } from '#contract/cut-text.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { sessionDays, sessionMaxDays } from '#server/http/session-cookie.ts';
import { endSessions } from '#server/platform/live/live-hub.ts';
import { liftSuspensionsOf } from '../../users/commands.ts';
import { users } from '../../users/tables.ts';
import { sessions } from '../tables.ts';
import { hashToken } from '../token.ts';
import { isFactor, type ProofMethod } from './is-factor.ts';
import { isUnexpired } from './queries.ts';

export interface Device {
  userAgent: string;
  address: string;
}

export interface SignIn {
  userId: string;
  /** The hash that the password matched: the sign-in is refused if the password has changed since. */
  passwordHash?: string;
  /** The sign-in of a member who has a second factor is refused unless this is one. */
  provedBy: ProofMethod;
  token: string;
  device: Device;
  /** The token that the browser sent with the request; its session ends. */
  oldToken: string | null;
}

const sessionsPerMember = 50;
const expiry = sql`now() + make_interval(days => ${param(sessionDays)})`;

/**
 * Opens a session in place of the browser's earlier one; false when the member may no longer sign in. That of a member who
 * is suspended or leaving opens only what is theirs by right, until that has ended. FOR SHARE makes a
 * suspension or a password change wait: it would otherwise end all sessions but this one, which is not stored yet.
 */
export async function openSession(db: Db, signIn: SignIn): Promise<boolean> {
  return transaction(db, async (tx) => {
    await liftSuspensionsOf(tx, [signIn.userId]);
    const allowed = await tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.id, signIn.userId),
          signIn.passwordHash ? eq(users.passwordHash, signIn.passwordHash) : undefined,
          isFactor(signIn.provedBy) ? undefined : eq(users.hasSecondFactor, false),
        ),
      )
      .for('share');
    if (allowed.length === 0) return false;
    if (signIn.oldToken) await endSessionByToken(tx, signIn.oldToken);
    await createSession(tx, signIn.userId, signIn.token, signIn.device, signIn.provedBy);
    await endOldestSessions(tx, signIn.userId);
    return true;
  });
}

export async function createSession(
  db: Db,
  userId: string,
  token: string,
  device: Device,
  provedBy: ProofMethod = 'password',
): Promise<string> {
  const id = newId('sess');
  await db.insert(sessions).values({
    id,
    tokenHash: hashToken(token),
    userId,
    userAgent: cutToLength(device.userAgent, 300),
    address: device.address,
    expiresAt: expiry,
    ...proofBy(provedBy),
  });
  return id;
}

/** The member has just proved again who they are. */
export async function renewProof(db: Db, id: string, provedBy: ProofMethod): Promise<void> {
  await db.update(sessions).set(proofBy(provedBy)).where(eq(sessions.id, id));
}

function proofBy(provedBy: ProofMethod) {
  const now = sql`now()`;
  return { provedAt: now, provedBy, ...(isFactor(provedBy) && { secondFactorAt: now }) };
}

/** Sessions that were opened without the first factor end. The one that set it up has passed it, but proved nothing anew. */
export async function endSessionsWithoutFactor(
  tx: Db,
  userId: string,
  sessionId: string | null,
): Promise<void> {
  await endSessionsOf(tx, userId, sessionId ?? undefined);
  if (!sessionId) return;
  await tx.update(sessions).set({ secondFactorAt: sql`now()` }).where(eq(sessions.id, sessionId));
}

/** The last factor is gone: none has been passed. */
export async function forgetSecondFactor(tx: Db, userId: string): Promise<void> {
  await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId));
}

export async function touchSession(db: Db, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({
      lastSeenAt: sql`now()`,
      expiresAt: sql`least(${expiry}, ${sessions.createdAt} + make_interval(days => ${param(sessionMaxDays)}))`,
    })
    .where(eq(sessions.id, id));
}

export async function endSessionByToken(db: Db, token: string): Promise<void> {
  await deleteSessions(db, eq(sessions.tokenHash, hashToken(token)));
}

/** False when the member has no such session. */
export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await deleteSessions(db, and(eq(sessions.userId, userId), eq(sessions.id, id)));
  return ended > 0;
}

/** Returns how many have ended. */
export async function endSessionsOf(db: Db, userId: string, keepId?: string): Promise<number> {
  return deleteSessions(
    db,
    and(eq(sessions.userId, userId), keepId ? ne(sessions.id, keepId) : undefined),
  );
}

/** Gives the session a new token; the old one becomes invalid. */
export async function rotateSession(db: Db, id: string, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ tokenHash: hashToken(token) })
    .where(eq(sessions.id, id));
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  const expired = db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(not(isUnexpired(sessions, users)));
  await deleteSessions(db, inArray(sessions.id, expired));
}

async function endOldestSessions(db: Db, userId: string): Promise<void> {
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(sessionsPerMember);
  await deleteSessions(db, inArray(sessions.id, surplus));
}

async function deleteSessions(db: Db, which: ReturnType<typeof and>): Promise<number> {
  const ended = await db.delete(sessions).where(which).returning({ id: sessions.id });
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) endSessions(db, { sessionIds: ids });
  return ids.length;
}
