import type { FastifyRequest } from 'fastify';
import type { FactorProof } from '#contract/auth/second-factor.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App, Viewer } from '#server/http/app.ts';
import {
  proveAccount,
  startAccountProof,
} from '../../auth/second-factor/commands/prove-account.ts';
import { spendStepTry } from './commands/confirm-graduation.ts';
import { type GraduationSettings, moveAccount } from './commands/move-account.ts';
import { findAddressOwner, findGraduation } from './queries.ts';

export async function startPasskeyProof(app: App, request: FastifyRequest, viewer: Viewer) {
  const pending = await findGraduation(app.db, viewer.id);
  const owner = pending?.secondStep && (await findAddressOwner(app.db, pending.newEmail));
  if (!owner) throw stepIsOver();
  return startAccountProof(app, request, viewer, owner.id);
}

/** Moves the account once that of the new address has proved itself as its sign-in would. */
export async function finishGraduation(
  app: App,
  request: FastifyRequest,
  viewer: Viewer,
  proof: FactorProof,
  settings: GraduationSettings,
) {
  const attempt = await spendStepTry(app.db, viewer.id);
  const owner = attempt && (await findAddressOwner(app.db, attempt.newEmail));
  if (!owner) throw stepIsOver();
  await proveAccount(app, request, viewer, owner.id, proof);
  return moveAccount(app.db, viewer, { attempt, provedOwnerId: owner.id }, settings);
}

function stepIsOver(): AppError {
  return new AppError(
    'invalid',
    'This took too long, or was tried too often. Please ask for new codes.',
  );
}
