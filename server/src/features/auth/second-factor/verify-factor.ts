import type { FastifyRequest } from 'fastify';
import type { FactorProof } from '#contract/auth/second-factor.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App } from '#server/http/app.ts';
import { spendRecoveryCode } from './commands/recovery-codes.ts';
import { spendTotpCode, wrongTotpCode } from './commands/totp.ts';
import { type Ceremony, verifyAssertion } from './passkey-ceremony.ts';

/** Throws unless this is a passkey, a code or a recovery code of the member; it is used up. */
export async function verifyFactor(
  app: App,
  request: FastifyRequest,
  userId: string,
  ceremony: Ceremony,
  proof: FactorProof,
): Promise<void> {
  if (proof.method === 'passkey') {
    await verifyAssertion(app, request, proof.response, ceremony, userId);
  } else if (proof.method === 'recovery-code') {
    if (!(await spendRecoveryCode(app.db, userId, proof.code, app.publicUrl())))
      throw wrongRecoveryCode();
  } else if (!(await spendTotpCode(app.db, userId, proof.code, app.clock.now()))) {
    throw wrongTotpCode();
  }
}

function wrongRecoveryCode(): AppError {
  const message = 'That is none of your recovery codes, or it was used before.';
  return new AppError('invalid', message, { issues: [{ path: 'code', message }] });
}
