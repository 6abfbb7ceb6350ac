import type { FastifyReply, FastifyRequest } from 'fastify';
import type { secondFactor } from '#contract/auth/second-factor.ts';
import type { BodyOf } from '#contract/route.ts';
import { AppError } from '#server/errors/app-error.ts';
import { abortOnDisconnect } from '#server/http/abort-on-disconnect.ts';
import type { App, Viewer } from '#server/http/app.ts';
import { verifyPassword } from '#server/platform/passwords/password-hash.ts';
import { forgetAttempts, limitAttempts } from '../limits.ts';
import { findPasswordHash } from '../passwords/queries.ts';
import { renewProof } from '../sessions/commands.ts';
import { verifyFactor } from './verify-factor.ts';

type Proof = BodyOf<typeof secondFactor.prove>;

/** Takes a factor of the member as the proof of this session, or the password of one who has none. */
export async function prove(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer,
  proof: Proof,
): Promise<void> {
  await limitAttempts(app, request, 'proof', viewer.id);
  await check(app, request, reply, viewer, proof);
  await renewProof(app.db, viewer.sessionId, proof.method);
  await forgetAttempts(app, request, 'proof', viewer.id);
}

async function check(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer,
  proof: Proof,
): Promise<void> {
  if (proof.method !== 'password') {
    const ceremony = { purpose: 'proof', holder: viewer.sessionId } as const;
    return verifyFactor(app, request, viewer.id, ceremony, proof);
  }
  if (viewer.hasSecondFactor) throw needsFactor();
  const hash = await findPasswordHash(app.db, viewer.id);
  const isRight = await verifyPassword(hash, proof.password, abortOnDisconnect(reply));
  if (hash === null || !isRight) throw wrongPassword();
}

function needsFactor(): AppError {
  const message =
    'Your account has two-step sign-in: please use your passkey, your authenticator app or a recovery code.';
  return new AppError('invalid', message, { issues: [{ path: 'password', message }] });
}

function wrongPassword(): AppError {
  const message = 'Your password is not right.';
  return new AppError('invalid', message, { issues: [{ path: 'password', message }] });
}
