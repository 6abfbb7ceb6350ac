import { secondFactor } from '#contract/auth/second-factor.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { totpCodeAt, totpStepOf } from '../features/auth/second-factor/totp.ts';
import { type AuthApp, cookieOf, createAuthApp, createMember } from './auth-app.ts';
import type { createUser } from './factories.ts';
import { type ManualClock, manualClock } from './manual-clock.ts';
import type { Answer, Send } from './send.ts';
import { softAuthenticator } from './soft-authenticator.ts';

type Authenticator = ReturnType<typeof softAuthenticator>;
type Member = Awaited<ReturnType<typeof createUser>>;

export const origin = 'http://callboard.test';
export const password = 'right password';

export interface FactorApp extends AuthApp {
  clock: ManualClock;
  /** A member with the password above, and requests of a session that has just begun. */
  memberWith: (
    fields?: Parameters<typeof createMember>[2],
  ) => Promise<{ member: Member; send: Send }>;
  /** Adds an authenticator app; the codes it shows now or some steps ahead, and the recovery codes. */
  addTotp: (send: Send) => Promise<{ codeAt: (ahead?: number) => string; recoveryCodes: string[] }>;
  /** Adds a passkey of this authenticator. */
  addPasskey: (send: Send, authenticator?: Authenticator) => Promise<Authenticator>;
  /** The password is right; the cookie of the second step that follows. */
  firstStep: (member: Member) => Promise<string>;
  finish: (
    cookie: string,
    body: BodyInputOf<typeof secondFactor.finishSecondStep>,
  ) => Promise<Answer<typeof secondFactor.finishSecondStep>>;
}

/** The app, with short ways to give members a second factor. */
export async function createFactorApp(env: Record<string, string> = {}): Promise<FactorApp> {
  const clock = manualClock();
  const app = await createAuthApp(env, clock);
  return {
    ...app,
    clock,
    memberWith: async (fields) => {
      const member = await createMember(app, password, fields);
      return { member, send: await app.as(member) };
    },
    addTotp: async (send) => {
      const { secret } = (await send(secondFactor.beginTotp)).json();
      const codeAt = (ahead = 0) => totpCodeAt(secret, totpStepOf(clock.now()) + ahead);
      const answer = await send(secondFactor.confirmTotp, { body: { code: codeAt(-1) } });
      return { codeAt, recoveryCodes: answer.json().recoveryCodes ?? [] };
    },
    addPasskey: async (send, authenticator = softAuthenticator(origin)) => {
      const answer = await send(secondFactor.passkeyOptions);
      const response = authenticator.create(answer.json());
      await send(secondFactor.addPasskey, { body: { name: 'My laptop', response } });
      return authenticator;
    },
    firstStep: async ({ email }) =>
      cookieOf(await app.logIn(email, password), 'callboard-second-step'),
    finish: (cookie, body) =>
      app.call(secondFactor.finishSecondStep, { body, headers: { cookie } }),
  };
}
