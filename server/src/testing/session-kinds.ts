import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { totpCodeAt, totpStepOf } from '../features/auth/second-factor/totp.ts';
import { createSession } from '../features/auth/sessions/commands.ts';
import { hashToken, newToken } from '../features/auth/token.ts';
import { cookieName } from '../http/session-cookie.ts';
import { cookieOf } from './auth-app.ts';
import { password } from './factor-app.ts';
import type { TestApp } from './test-app.ts';

export interface OpenSession {
  member: { id: string; email: string };
  token: string;
  cookie: string;
}

export interface SessionKind {
  worth:
    | 'everything'
    | 'what a member may'
    | 'nothing for staff'
    | 'suspended'
    | 'leaving'
    | 'nothing';
  /** Whether the member has a second factor, and whether the session passed it. */
  factor: 'none' | 'passed' | 'not passed';
  /** What becomes of a session that was just opened; the cookie where another one is sent. */
  change?: (app: TestApp, session: OpenSession) => Promise<string | undefined>;
}

const update = (text: string) => async (app: TestApp, session: OpenSession) => {
  await app.db.$client.query(text, [session.member.id]);
  return undefined;
};
const sendToken =
  (tokenOf: (session: OpenSession) => string) => async (app: TestApp, session: OpenSession) =>
    `${cookieName(app)}=${tokenOf(session)}`;

/** Every way in which a request belongs to a member, or does not. */
export const sessionKinds = {
  'no cookie': { worth: 'nothing', factor: 'none', change: async () => '' },
  'an unknown token': { worth: 'nothing', factor: 'none', change: sendToken(newToken) },
  'a malformed token': {
    worth: 'nothing',
    factor: 'none',
    change: sendToken(({ token }) => `${token.slice(1)}'`),
  },
  'the hash of a token': {
    worth: 'nothing',
    factor: 'passed',
    change: sendToken(({ token }) => hashToken(token)),
  },
  'a cookie of another name': {
    worth: 'nothing',
    factor: 'passed',
    change: async (app, { token }) =>
      `${cookieName(app) === 'callboard' ? '__Host-callboard' : 'callboard'}=${token}`,
  },
  'a session that was signed out': {
    worth: 'nothing',
    factor: 'passed',
    change: async (app, { cookie }) => {
      await app.call(auth.logOut, { headers: { cookie } });
      return undefined;
    },
  },
  'a session that has expired': {
    worth: 'nothing',
    factor: 'passed',
    change: update('UPDATE sessions SET expires_at = now() WHERE user_id = $1'),
  },
  'half a sign-in': { worth: 'nothing', factor: 'not passed', change: signInByHalf },
  'the token of half a sign-in': {
    worth: 'nothing',
    factor: 'not passed',
    change: async (app, session) =>
      `${cookieName(app)}=${(await signInByHalf(app, session)).split('=')[1]}`,
  },
  'a session of a suspended member': {
    worth: 'suspended',
    factor: 'passed',
    change: update('UPDATE users SET suspended_at = now() WHERE id = $1'),
  },
  'a session of a leaving member': {
    worth: 'leaving',
    factor: 'passed',
    change: update("UPDATE users SET deletion_due_at = now() + interval '3 days' WHERE id = $1"),
  },
  'a session that was not used for 12 hours': {
    worth: 'nothing for staff',
    factor: 'passed',
    change: update(
      "UPDATE sessions SET last_seen_at = now() - interval '12 hours' WHERE user_id = $1",
    ),
  },
  'a session of 7 days ago': {
    worth: 'nothing for staff',
    factor: 'passed',
    change: update(
      "UPDATE sessions SET created_at = now() - interval '7 days', proved_at = now() - interval '7 days' WHERE user_id = $1",
    ),
  },
  'a session of a former member of staff': {
    worth: 'what a member may',
    factor: 'passed',
    change: update('UPDATE users SET is_admin = false, role = NULL WHERE id = $1'),
  },
  'a session without a second factor': { worth: 'everything', factor: 'none' },
  'a session that has passed the second factor': { worth: 'everything', factor: 'passed' },
  'a session that has not passed the second factor': { worth: 'everything', factor: 'not passed' },
  'a session whose second factor was removed': {
    worth: 'everything',
    factor: 'none',
    change: addAndRemoveFactor,
  },
} satisfies Record<string, SessionKind>;

export type SessionName = keyof typeof sessionKinds;

/** The cookie of a new session of a member, who has the password of `factor-app.ts` and the factor of this kind. */
export async function openSessionOf(
  app: TestApp,
  member: OpenSession['member'],
  { factor, change }: SessionKind,
): Promise<string> {
  const token = newToken();
  const device = { userAgent: 'test', address: '127.0.0.1' };
  const method = factor === 'passed' ? 'totp' : 'password';
  await createSession(app.db, member.id, token, device, method);
  const cookie = `${cookieName(app)}=${token}`;
  return (await change?.(app, { member, token, cookie })) ?? cookie;
}

/** The password is right, the second step is not done. */
async function signInByHalf(app: TestApp, { member }: OpenSession): Promise<string> {
  const body = { email: member.email, password };
  const answer = await app.call(auth.logIn, { body });
  const cookie = cookieOf(answer, cookieName(app, 'second-step'));
  if (!cookie) throw new Error(`No second step: ${answer.statusCode} ${answer.body}`);
  return cookie;
}

async function addAndRemoveFactor(app: TestApp, { cookie }: OpenSession): Promise<undefined> {
  const send = app.callWith({ cookie });
  const { secret } = (await send(secondFactor.beginTotp)).json();
  const code = totpCodeAt(secret, totpStepOf(app.clock.now()));
  await send(secondFactor.confirmTotp, { body: { code } });
  const removed = await send(secondFactor.removeTotp);
  if (removed.statusCode >= 300) throw new Error(`The factor stays: ${removed.body}`);
}
