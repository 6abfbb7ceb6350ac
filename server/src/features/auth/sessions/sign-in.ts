import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { abortOnDisconnect } from '#server/http/abort-on-disconnect.ts';
import type { App, Viewer } from '#server/http/app.ts';
import {
  hashPassword,
  needsRehash,
  verifyPassword,
} from '#server/platform/passwords/password-hash.ts';
import { replacePasswordHash } from '../../users/commands.ts';
import { forgetAttempts, limitAttempts } from '../limits.ts';
import { findCredentials } from '../passwords/queries.ts';
import { secondStepRequired, startSecondStep } from '../second-factor/second-step.ts';
import { renewCode } from '../sign-up/commands.ts';
import { setSignUpCookie } from '../sign-up/sign-up-cookie.ts';
import { startSession } from './start-session.ts';

/** Signs in with e-mail and password. Until the password is right, the answer tells nothing about the account. */
export async function signIn(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, password }: { email: string; password: string },
): Promise<Viewer> {
  await limitAttempts(app, request, 'sign-in', email);
  const known = await findCredentials(app.db, email);
  const isRight = await verifyPassword(
    known?.passwordHash ?? null,
    password,
    abortOnDisconnect(reply),
  );
  if (!known?.passwordHash || !isRight) throw noMatch();
  await forgetAttempts(app, request, 'sign-in', email);
  if (known.userId === null) {
    setSignUpCookie(app, reply, email, known.passwordHash);
    await renewCode(app.db, email);
    throw new AppError(
      'verification_required',
      'Please verify your e-mail address first. We have mailed you a code.',
    );
  }
  if (known.isSuspended) throw suspended();
  const passwordHash = await upToDateHash(app, known.userId, known.passwordHash, password);
  const member = { userId: known.userId, passwordHash };
  if (await startSecondStep(app, reply, member)) throw secondStepRequired();
  const viewer = await startSession(app, request, reply, member);
  if (!viewer) throw noMatch();
  return viewer;
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

function noMatch(): AppError {
  return new AppError(
    'unauthenticated',
    'This e-mail address and password do not match. Please check both and try again.',
  );
}

export function suspended(): AppError {
  return new AppError(
    'suspended',
    'This account is suspended. Please write to the administrators if you think that is a mistake.',
  );
}
