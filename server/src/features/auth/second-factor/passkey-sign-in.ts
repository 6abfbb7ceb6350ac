import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PasskeyAssertion } from '#contract/auth/passkey-json.ts';
import type { CurrentUser } from '#contract/users/contract.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App } from '#server/http/app.ts';
import { forgetAttempts, limitAttempts } from '../limits.ts';
import { startSession } from '../sessions/start-session.ts';
import { hashToken, newToken } from '../token.ts';
import { clearBrowserToken, readBrowserToken, writeBrowserToken } from './browser-token.ts';
import { challengeMinutes } from './commands/challenges.ts';
import { startAssertion, verifyAssertion } from './passkey-ceremony.ts';

/** The browser keeps its token: the button and the autofill of one page each ask for a challenge. */
export async function startPasskeySignIn(app: App, request: FastifyRequest, reply: FastifyReply) {
  const token = readBrowserToken(app, request, 'passkey') ?? newToken();
  writeBrowserToken(app, reply, 'passkey', token, challengeMinutes);
  return startAssertion(app, request, ceremonyOf(token), null);
}

/** Signs in with a passkey alone. */
export async function signInWithPasskey(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  response: PasskeyAssertion,
): Promise<CurrentUser> {
  await limitAttempts(app, request, 'passkey', response.id);
  const ceremony = ceremonyOf(readBrowserToken(app, request, 'passkey') ?? '');
  const userId = await verifyAssertion(app, request, response, ceremony, null);
  clearBrowserToken(app, reply, 'passkey');
  await forgetAttempts(app, request, 'passkey', response.id);
  const user = await startSession(app, request, reply, { userId, provedBy: 'passkey' });
  if (!user) throw new AppError('unauthenticated', 'This account cannot sign in any more.');
  return user;
}

function ceremonyOf(token: string) {
  return { purpose: 'sign-in', holder: hashToken(token) } as const;
}
