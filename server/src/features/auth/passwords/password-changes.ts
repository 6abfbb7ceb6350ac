import type { FastifyReply, FastifyRequest } from 'fastify';
import type { auth } from '#contract/auth/contract.ts';
import type { BodyOf } from '#contract/route.ts';
import { AppError } from '#server/errors/app-error.ts';
import { abortOnDisconnect } from '#server/http/abort-on-disconnect.ts';
import type { App, Viewer } from '#server/http/app.ts';
import { clearSessionCookie, writeSessionCookie } from '#server/http/session-cookie.ts';
import { hashPassword, verifyPassword } from '#server/platform/passwords/password-hash.ts';
import { forgetAttempts, forgetSignIns, limitAttempts } from '../limits.ts';
import { rememberDevice } from '../sessions/device-cookie.ts';
import { hashToken, newToken } from '../token.ts';
import { changePassword, resetPassword } from './commands.ts';
import { findPasswordHash, findResetOwner } from './queries.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

/** Sets a new password with the mailed link and ends every session. The member signs in with the new password. */
export async function resetByLink(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, password }: BodyOf<typeof auth.resetPassword>,
) {
  await limitAttempts(app, request, 'reset', hashToken(token));
  const owner = await findResetOwner(app.db, token);
  if (!owner) throw invalidLink();
  refuseCommonPassword('password', password, owner, app.config.emailDomains);
  const hash = await hashPassword(password, abortOnDisconnect(reply));
  const member = await resetPassword(app.db, token, hash, app.publicUrl());
  if (!member) throw invalidLink();
  await forgetAttempts(app, request, 'reset', hashToken(token));
  await forgetSignIns(app, member.email.toLowerCase());
  clearSessionCookie(app, reply);
  return { message: 'Your password was changed. Please sign in with it.' };
}

/** Changes the password of a member who knows the old one. Only this browser stays signed in, with a new token. */
export async function changeOwnPassword(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer,
  { currentPassword, newPassword }: BodyOf<typeof auth.changePassword>,
) {
  await limitAttempts(app, request, 'change-password', viewer.id);
  const oldHash = await findPasswordHash(app.db, viewer.id);
  if (oldHash === null) {
    throw new AppError(
      'forbidden',
      'Your account has no password: you sign in with Google. To set one, use “Forgot password” on the sign-in page.',
    );
  }
  const signal = abortOnDisconnect(reply);
  if (!(await verifyPassword(oldHash, currentPassword, signal))) throw wrongCurrent();
  refuseCommonPassword('newPassword', newPassword, viewer, app.config.emailDomains);
  const newHash = await hashPassword(newPassword, signal);
  const token = newToken();
  const change = {
    userId: viewer.id,
    sessionId: viewer.sessionId,
    oldHash,
    newHash,
    newToken: token,
  };
  if (!(await changePassword(app.db, change, app.publicUrl()))) throw wrongCurrent();
  writeSessionCookie(app, reply, token);
  rememberDevice(app, request, reply, { userId: viewer.id, passwordHash: newHash });
  await forgetAttempts(app, request, 'change-password', viewer.id);
  return { message: 'Your password was changed. Your other devices were signed out.' };
}

function invalidLink(): AppError {
  return new AppError(
    'invalid',
    'This link has expired or was already used. Please ask for a new one.',
  );
}

function wrongCurrent(): AppError {
  const message = 'Your current password is not right.';
  return new AppError('invalid', message, { issues: [{ path: 'currentPassword', message }] });
}
