import type { FastifyReply, FastifyRequest } from 'fastify';
import type { secondFactor } from '#contract/auth/second-factor.ts';
import { paths } from '#contract/paths.ts';
import type { BodyOf } from '#contract/route.ts';
import type { CurrentUser } from '#contract/users/contract.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App } from '#server/http/app.ts';
import { forgetAttempts, limitAttempts } from '../limits.ts';
import { startSession } from '../sessions/start-session.ts';
import { hashToken, newToken } from '../token.ts';
import { clearBrowserToken, readBrowserToken, writeBrowserToken } from './browser-token.ts';
import {
  closeSecondStep,
  openSecondStep,
  secondStepMinutes,
  spendTry,
} from './commands/second-steps.ts';
import { startAssertion } from './passkey-ceremony.ts';
import { findMethods, findSecondStep } from './queries.ts';
import { verifyFactor } from './verify-factor.ts';

type Proof = BodyOf<typeof secondFactor.finishSecondStep>;

interface OpenStep {
  userId: string;
  token: string;
}

/** Begins the second step of a sign-in; false for a member without a second factor, who needs none. */
export async function startSecondStep(
  app: App,
  reply: FastifyReply,
  member: { userId: string; passwordHash?: string },
): Promise<boolean> {
  const token = newToken();
  if (!(await openSecondStep(app.db, { ...member, token }))) return false;
  writeBrowserToken(app, reply, 'second-step', token, secondStepMinutes);
  return true;
}

/** Where a sign-in with Google goes on. */
export function secondStepUrl(next: string | undefined): string {
  return `${paths.auth}?mode=second-step${next ? `&next=${encodeURIComponent(next)}` : ''}`;
}

export function secondStepRequired(): AppError {
  return new AppError(
    'second_step_required',
    'Please finish signing in with your passkey or your authenticator app.',
  );
}

export async function describeSecondStep(app: App, request: FastifyRequest) {
  const { userId } = await getStep(app, request);
  return findMethods(app.db, userId);
}

export async function startPasskeyStep(app: App, request: FastifyRequest) {
  const { userId, token } = await getStep(app, request);
  return startAssertion(app, request, ceremonyOf(token), userId);
}

/** Signs in with a second factor. */
export async function finishSecondStep(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  proof: Proof,
): Promise<CurrentUser> {
  const { userId, token } = await getStep(app, request);
  await limitAttempts(app, request, 'second-step', userId);
  if (!(await spendTry(app.db, token))) throw stepIsOver();
  await verifyFactor(app, request, userId, ceremonyOf(token), proof);
  if (!(await closeSecondStep(app.db, token))) throw stepIsOver();
  clearBrowserToken(app, reply, 'second-step');
  await forgetAttempts(app, request, 'second-step', userId);
  const user = await startSession(app, request, reply, { userId, provedBy: proof.method });
  if (!user) throw stepIsOver();
  return user;
}

async function getStep(app: App, request: FastifyRequest): Promise<OpenStep> {
  const token = readBrowserToken(app, request, 'second-step');
  const step = token && (await findSecondStep(app.db, token));
  if (!step) throw stepIsOver();
  return { ...step, token };
}

function ceremonyOf(token: string) {
  return { purpose: 'second-step', holder: hashToken(token) } as const;
}

function stepIsOver(): AppError {
  return new AppError(
    'unauthenticated',
    'This sign-in has expired, or was tried too often. Please sign in again.',
  );
}
