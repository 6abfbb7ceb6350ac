import type { FastifyRequest } from 'fastify';
import type { FactorProof } from '#contract/auth/second-factor.ts';
import type { App, Viewer } from '#server/http/app.ts';
import { forgetAttempts, limitAttempts } from '../../limits.ts';
import { startAssertion } from '../passkey-ceremony.ts';
import { verifyFactor } from '../verify-factor.ts';

/** Asks the browser of the viewer for a passkey of another account of theirs. */
export async function startAccountProof(
  app: App,
  request: FastifyRequest,
  viewer: Viewer,
  userId: string,
) {
  return startAssertion(app, request, ceremonyOf(viewer), userId);
}

/** Throws unless the viewer has a factor of this other account, within the limits of its sign-in. */
export async function proveAccount(
  app: App,
  request: FastifyRequest,
  viewer: Viewer,
  userId: string,
  proof: FactorProof,
): Promise<void> {
  await limitAttempts(app, request, 'second-step', userId);
  await verifyFactor(app, request, userId, ceremonyOf(viewer), proof);
  await forgetAttempts(app, request, 'second-step', userId);
}

function ceremonyOf({ sessionId }: Viewer) {
  return { purpose: 'graduation', holder: sessionId } as const;
}
