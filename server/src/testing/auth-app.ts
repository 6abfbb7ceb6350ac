import type { LightMyRequestResponse } from 'fastify';
import { auth } from '#contract/auth/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import type { Clock } from '../platform/clock.ts';
import { hashPassword } from '../platform/passwords/password-hash.ts';
import { eventually } from './eventually.ts';
import { createUser } from './factories.ts';
import type { Answer } from './send.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export type ReceivedMail = TestSmtp['received'][number]['mail'];

type Headers = Record<string, string>;

export interface AuthApp extends TestApp {
  signUp: (
    email: string,
    more?: Partial<BodyInputOf<typeof auth.signUp>>,
    headers?: Headers,
  ) => Promise<Answer<typeof auth.signUp>>;
  verify: (
    email: string,
    otpCode: string,
    headers?: Headers,
  ) => Promise<Answer<typeof auth.verifyOtp>>;
  logIn: (email: string, password: string, headers?: Headers) => Promise<Answer<typeof auth.logIn>>;
  /** Every mail to this address so far, after waiting until there are `count`. */
  mailsTo: (email: string, count?: number) => Promise<ReceivedMail[]>;
  /** The mail to this address whose subject or text matches; mails overtake each other. */
  mailAbout: (email: string, about: RegExp) => Promise<ReceivedMail>;
  /** The code of the newest of `count` mails to this address. */
  codeFor: (email: string, count?: number) => Promise<string>;
}

const person = { password: 'correct horse', firstName: 'Maya', lastName: 'Lin' };

/** The app with its background work, and a real mail server to receive what it sends. */
export async function createAuthApp(
  env: Record<string, string> = {},
  clock?: Clock,
): Promise<AuthApp> {
  const smtp = await startSmtp();
  const app = await createTestApp({
    background: true,
    env: { SMTP_URL: smtp.url, RATE_LIMIT: 'off', ...env },
    ...(clock && { clock }),
  });

  const mailsTo = async (email: string, count = 1) => {
    const find = () => smtp.received.filter(({ recipients }) => recipients.includes(email));
    await eventually(() => {
      if (find().length < count) throw new Error(`${find().length} mails to ${email}`);
    });
    return find().map(({ mail }) => mail);
  };
  const mailAbout = async (email: string, about: RegExp) => {
    let found: ReceivedMail | undefined;
    await eventually(async () => {
      const mails = await mailsTo(email);
      found = mails.find(({ subject, text }) => about.test(`${subject} ${text}`));
      if (!found) throw new Error(`No mail to ${email} about ${about}`);
    });
    return found as ReceivedMail;
  };
  return {
    ...app,
    signUp: (email, more, headers) =>
      app.call(auth.signUp, { body: { ...person, email, ...more }, headers }),
    verify: (email, otpCode, headers) =>
      app.call(auth.verifyOtp, { body: { email, otpCode }, headers }),
    logIn: (email, password, headers) =>
      app.call(auth.logIn, { body: { email, password }, headers }),
    mailsTo,
    mailAbout,
    codeFor: async (email, count = 1) => {
      const mail = (await mailsTo(email, count)).at(-1);
      return /^(\d{6}) /.exec(mail?.subject ?? '')?.[1] ?? '';
    },
    close: async () => {
      await app.close();
      await smtp.stop();
    },
  };
}

/** A member who can sign in with this password. */
export async function createMember(
  app: TestApp,
  password: string,
  fields: Parameters<typeof createUser>[1] = {},
) {
  return createUser(app.db, { passwordHash: await hashPassword(password), ...fields });
}

/** A cookie of an answer as the browser would send it back, or an empty text. */
export function cookieOf(
  answer: Pick<LightMyRequestResponse, 'cookies'>,
  name = 'callboard',
): string {
  const cookie = answer.cookies.find((one) => one.name === name);
  return cookie ? `${cookie.name}=${cookie.value}` : '';
}

/** What a client could compare with another answer; random values are blanked. */
export function seenOf(answer: Pick<LightMyRequestResponse, 'body' | 'headers' | 'statusCode'>) {
  const { date: _, 'x-request-id': __, 'set-cookie': cookies, ...headers } = answer.headers;
  const blanked = [cookies ?? []].flat().map((cookie) => cookie.replace(/=[\w.-]{43,}/, '=…'));
  return { status: answer.statusCode, body: answer.body, headers, cookies: blanked };
}
