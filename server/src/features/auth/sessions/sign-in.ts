import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from '#contract/users/contract.ts';
import { AppError } from '#server/errors/app-error.ts';
import { abortOnDisconnect } from '#server/http/abort-on-disconnect.ts';
import type { App } from '#server/http/app.ts';
import {
  hashPassword,
  needsRehash,
  verifyPassword,
} from '#server/platform/passwords/password-hash.ts';
import { enqueue } from '#server/platform/queue/queue.ts';
import { replacePasswordHash } from '../../users/commands.ts';
import { forgetAttempts, limitAttempts } from '../limits.ts';
import { findCredentials } from '../passwords/queries.ts';
import { secondStepRequired, startSecondStep } from '../second-factor/second-step.ts';
import { signedUpHere } from '../sign-up/sign-up-cookie.ts';
import { renewCodeTask } from '../tasks.ts';
import { findDevice } from './device-cookie.ts';
import { startSession } from './start-session.ts';

/**
 * Signs in with e-mail and password. Until the password is right, the answer tells nothing about the account: a sign-up
 * that waits for its code is known by the cookie of the browser that made it, which an account's address gets too.
 */
export async function signIn(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, password }: { email: string; password: string },
): Promise<CurrentUser> {
  const known = await findCredentials(app.db, email);
  const device = known ? findDevice(app, request, known) : null;
  await limitAttempts(app, request, 'sign-in', email, device);
  const passwordHash = known?.passwordHash ?? null;
  const isRight = await verifyPassword(passwordHash, password, abortOnDisconnect(reply));
  if (!known || !isRight) {
    if (signedUpHere(app, request, { email, password })) throw await askForCode(app, email);
    throw noMatch();
  }
  await forgetAttempts(app, request, 'sign-in', email, device);
  const hash = await upToDateHash(app, known.userId, known.passwordHash, password);
  const member = { userId: known.userId, passwordHash: hash };
  if (await startSecondStep(app, reply, member)) throw secondStepRequired();
  const user = await startSession(app, request, reply, {
    ...member,
    provedBy: 'password',
  });
  if (!user) throw noMatch();
  return user;
}

async function upToDateHash(
  app: App,
  userId: string,
  hash: string,
  password: string,
): Promise<string> {
  if (!needsRehash(hash)) return hash;
  const renewed = await hashPassword(password);
  await replacePasswordHash(app.db, userId, hash, renewed);
  return renewed;
}

async function askForCode(app: App, email: string): Promise<AppError> {
  await enqueue(app.db, renewCodeTask, { email });
  return new AppError(
    'verification_required',
    'Please verify your e-mail address first. We have mailed you a code.',
  );
}

function noMatch(): AppError {
  return new AppError(
    'unauthenticated',
    'This e-mail address and password do not match. Please check both and try again.',
  );
}
