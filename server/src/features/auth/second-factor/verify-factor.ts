import type { FastifyRequest } from 'fastify';
import type { FactorProof } from '#contract/auth/second-factor.ts';
import type { App } from '#server/http/app.ts';
import { spendTotpCode, wrongTotpCode } from './commands/totp.ts';
import { type Ceremony, verifyAssertion } from './passkey-ceremony.ts';

/** Throws unless this is a passkey or a code of the member; either is used up. */
export async function verifyFactor(
  app: App,
  request: FastifyRequest,
  userId: string,
  ceremony: Ceremony,
  proof: FactorProof,
): Promise<void> {
  if (proof.method === 'passkey') {
    await verifyAssertion(app, request, proof.response, ceremony, userId);
  } else if (!(await spendTotpCode(app.db, userId, proof.code, app.clock.now()))) {
    throw wrongTotpCode();
  }
}
