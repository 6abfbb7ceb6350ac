import { auth } from '#contract/auth/contract.ts';
import { AppError } from '../../errors/app-error.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { clearSessionCookie, readSessionToken } from '../../http/session-cookie.ts';
import { describeDevice } from '../../platform/describe-device.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { getCurrentUser } from '../users/queries.ts';
import { unlinkIdentity } from './google/commands.ts';
import { googleClient } from './google/google-client.ts';
import { finishGoogleSignIn, startGoogleSignIn } from './google/google-sign-in.ts';
import { listIdentities } from './google/queries.ts';
import { limitAttempts } from './limits.ts';
import { changeOwnPassword, resetByLink } from './passwords/password-changes.ts';
import { findPasswordHash } from './passwords/queries.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { endSession, endSessionByToken, endSessionsOf } from './sessions/commands.ts';
import { listSessions } from './sessions/queries.ts';
import { signIn } from './sessions/sign-in.ts';
import { signUp, verifySignUp } from './sign-up/sign-up.ts';
import { mailResetLinkTask, renewCodeTask } from './tasks.ts';

export function authRoutes(app: App): void {
  mount(app, auth.user, ({ db, viewer }) => getCurrentUser(db, viewer));
  mount(app, auth.logIn, ({ request, reply, body }) => signIn(app, request, reply, body));
  mount(app, auth.signUp, ({ request, reply, body }) => signUp(app, request, reply, body));
  mount(app, auth.verifyOtp, ({ request, reply, body }) => verifySignUp(app, request, reply, body));
  mount(app, auth.resendOtp, async ({ db, request, body: { email } }) => {
    await limitAttempts(app, request, 'resend', email);
    await enqueue(db, renewCodeTask, { email });
    return { message: 'If a sign-up is waiting for this address, a new code is on its way.' };
  });
  mount(app, auth.forgotPassword, async ({ db, request, body: { email } }) => {
    await limitAttempts(app, request, 'forgot', email);
    await enqueue(db, mailResetLinkTask, { email });
    return {
      message: 'If this address has an account, a link to set a new password is on its way.',
    };
  });
  mount(app, auth.resetPassword, ({ request, reply, body }) =>
    resetByLink(app, request, reply, body),
  );
  mount(app, auth.changePassword, ({ request, reply, viewer, body }) =>
    changeOwnPassword(app, request, reply, viewer, body),
  );
  sessionRoutes(app);
  identityRoutes(app);
  googleRoutes(app);
  secondFactorRoutes(app);
}

function googleRoutes(app: App): void {
  const client = googleClient(app.config.google);
  mount(app, auth.google, ({ reply, query }) => startGoogleSignIn(app, client, reply, query.next));
  mount(app, auth.googleCallback, ({ request, reply }) =>
    finishGoogleSignIn(app, client, request, reply),
  );
}

function identityRoutes(app: App): void {
  mount(app, auth.listIdentities, ({ db, viewer }) => listIdentities(db, viewer.id));
  mount(app, auth.unlinkIdentity, async ({ db, viewer, params }) => {
    if (!(await findPasswordHash(db, viewer.id))) {
      throw new AppError(
        'forbidden',
        'This is your only way to sign in. Set a password first, with “Forgot password” on the sign-in page.',
      );
    }
    const unlinked = await unlinkIdentity(db, viewer, params.id, app.publicUrl());
    if (!unlinked) throw new AppError('not_found', 'This Google account is not linked any more.');
  });
}

function sessionRoutes(app: App): void {
  mount(app, auth.logOut, async ({ db, request, reply }) => {
    const token = readSessionToken(app, request);
    if (token) await endSessionByToken(db, token);
    clearSessionCookie(app, reply);
  });
  mount(app, auth.logOutEverywhere, async ({ db, viewer, reply }) => {
    await endSessionsOf(db, viewer.id);
    clearSessionCookie(app, reply);
  });
  mount(app, auth.listSessions, async ({ db, viewer, query }) => {
    const { items, nextCursor } = await listSessions(db, viewer.id, query);
    return {
      items: items.map((session) => ({
        ...session,
        device: describeDevice(session.userAgent),
        isCurrent: session.id === viewer.sessionId,
      })),
      nextCursor,
    };
  });
  mount(app, auth.endSession, async ({ db, viewer, params, reply }) => {
    const ended = await endSession(db, viewer.id, params.id);
    if (!ended) throw new AppError('not_found', 'You are not signed in there any more.');
    if (params.id === viewer.sessionId) clearSessionCookie(app, reply);
  });
}
