import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from '#contract/users/contract.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App } from '#server/http/app.ts';
import { readSessionToken, writeSessionCookie } from '#server/http/session-cookie.ts';
import { describeSuspension, findSuspension, getCurrentUser } from '../../users/queries.ts';
import { findPasswordHash } from '../passwords/queries.ts';
import { newToken } from '../token.ts';
import { openSession, type SignIn } from './commands.ts';
import { rememberDevice } from './device-cookie.ts';
import { findLeavingMember, findSuspendedViewer } from './queries.ts';

/**
 * Gives the browser a new session; null when the member may not sign in any more. One who is leaving can only restore the account in
 * it, and one who is suspended only do what `openToSuspended` says: both are refused the rest, with the cookie of that session.
 */
export async function startSession(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  member: Pick<SignIn, 'userId' | 'passwordHash' | 'provedBy'>,
): Promise<CurrentUser | null> {
  const token = newToken();
  const opened = await openSession(app.db, {
    ...member,
    token,
    device: { userAgent: request.headers['user-agent'] ?? '', address: request.ip },
    oldToken: readSessionToken(app, request),
  });
  if (!opened) return null;
  writeSessionCookie(app, reply, token);
  const passwordHash = member.passwordHash ?? (await findPasswordHash(app.db, member.userId));
  if (passwordHash) rememberDevice(app, request, reply, { userId: member.userId, passwordHash });
  const viewer = await app.authenticate(token);
  if (viewer) return getCurrentUser(app.db, viewer);
  if (await findLeavingMember(app.db, token)) throw deletionPending();
  if (await findSuspendedViewer(app.db, token)) throw await suspended(app, member.userId);
  return null;
}

/** Says why and until when; only to somebody who has proved to be this member. */
async function suspended({ db, config }: App, userId: string): Promise<AppError> {
  const found = await findSuspension(db, userId);
  return new AppError(
    'suspended',
    describeSuspension(found ?? { reason: null, until: null }, config.timeZone),
  );
}

function deletionPending(): AppError {
  return new AppError(
    'deletion_pending',
    'You have left Callboard. Until your account is deleted you can restore it.',
  );
}
