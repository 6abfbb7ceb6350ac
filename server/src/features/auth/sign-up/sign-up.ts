import type { FastifyReply, FastifyRequest } from 'fastify';
import type { auth } from '#contract/auth/contract.ts';
import { isEmailAddressOf, otherDomainMessage } from '#contract/auth/email-address.ts';
import type { BodyOf } from '#contract/route.ts';
import type { CurrentUser } from '#contract/users/contract.ts';
import { AppError } from '#server/errors/app-error.ts';
import { abortOnDisconnect } from '#server/http/abort-on-disconnect.ts';
import type { App } from '#server/http/app.ts';
import { hashPassword } from '#server/platform/passwords/password-hash.ts';
import { enqueue } from '#server/platform/queue/queue.ts';
import { serverKey } from '#server/platform/server-key.ts';
import { forgetAttempts, limitAttempts, startResendWait } from '../limits.ts';
import { findCommonPassword } from '../passwords/refuse-common-password.ts';
import { startSession } from '../sessions/start-session.ts';
import { startSignUpTask } from '../tasks.ts';
import { confirmSignUp } from './commands.ts';
import { clearSignUpCookie, matchesSignUpCookie, setSignUpCookie } from './sign-up-cookie.ts';

/** Takes a sign-up. The answer is the same for an address that has an account: only its mailbox learns that. */
export async function signUp(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { password, ...form }: BodyOf<typeof auth.signUp>,
) {
  const { email } = form;
  refuseMistakes(app, { password, ...form });
  await limitAttempts(app, request, 'sign-up', email);
  const passwordHash = await hashPassword(password, abortOnDisconnect(reply));
  await enqueue(app.db, startSignUpTask, { ...form, passwordHash });
  await startResendWait(app, email);
  setSignUpCookie(app, reply, { email, password, passwordHash });
  return { requiresVerification: true as const, email };
}

/** Makes the account when the code is right, and signs in. */
export async function verifySignUp(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, otpCode }: BodyOf<typeof auth.verifyOtp>,
): Promise<CurrentUser> {
  await limitAttempts(app, request, 'verify', email);
  const userId = await confirmSignUp(
    app.db,
    { email, code: otpCode },
    ({ passwordHash }) => matchesSignUpCookie(app, request, email, passwordHash),
    { codeKey: serverKey(app, 'code'), adminEmails: app.config.adminEmails },
  );
  await forgetAttempts(app, request, 'verify', email);
  await forgetAttempts(app, request, 'sign-up', email);
  clearSignUpCookie(app, reply);
  const user = await startSession(app, request, reply, { userId, provedBy: 'mailed-code' });
  if (!user) throw new AppError('unauthenticated', 'Please sign in to continue.');
  return user;
}

/** All mistakes at once, as the form shows them. */
function refuseMistakes(app: App, { password, ...form }: BodyOf<typeof auth.signUp>): void {
  const { emailDomains } = app.config;
  const mistakes = {
    email: isEmailAddressOf(form.email, emailDomains) ? null : otherDomainMessage(emailDomains),
    password: findCommonPassword(password, form, emailDomains),
  };
  const issues = Object.entries(mistakes).flatMap(([path, message]) =>
    message ? [{ path, message }] : [],
  );
  if (issues[0]) throw new AppError('invalid', issues[0].message, { issues });
}
