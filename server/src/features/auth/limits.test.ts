import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { type AuthApp, createAuthApp, createMember, seenOf } from '../../testing/auth-app.ts';
import { createUser } from '../../testing/factories.ts';
import type { Answer } from '../../testing/send.ts';

let app: AuthApp;
let lastAddress = 0;
beforeAll(async () => {
  app = await createAuthApp({ RATE_LIMIT: 'on' });
});
afterAll(() => app.close());

/** The proxy's word for where a request comes from. */
const from = (address: string) => ({ 'x-forwarded-for': address });
const fromAnywhere = () => from(`198.51.100.${++lastAddress % 250}`);
const logIn = (email: string, password: string) => app.logIn(email, password, fromAnywhere());
const guessPassword = (email: string) => logIn(email, 'wrong');
const signUp = (email: string) => app.signUp(email, {}, fromAnywhere());
const guessCode = (email: string, headers = fromAnywhere()) => app.verify(email, '000000', headers);
const askForLink = (email: string) =>
  app.call(auth.forgotPassword, { body: { email }, headers: fromAnywhere() });
const guessLink = (token: string) =>
  app.call(auth.resetPassword, {
    body: { token, password: 'a new password' },
    headers: fromAnywhere(),
  });

describe.each<[name: string, perAccount: number, attempt: (account: string) => Promise<Answer>]>([
  ['login', 10, guessPassword],
  ['signup', 5, signUp],
  ['verify-otp', 15, guessCode],
  ['forgot-password', 5, askForLink],
  ['reset-password', 10, guessLink],
])('POST /api/auth/%s', (name, perAccount, attempt) => {
  it(`refuses one account after ${perAccount} attempts from anywhere`, async () => {
    for (let count = 0; count < perAccount; count++) {
      expect((await attempt(`${name}@nyu.edu`)).statusCode).not.toBe(429);
    }
    const answer = await attempt(`${name}@nyu.edu`);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.error()).toMatchObject({ code: 'too_many_requests' });
    expect((await attempt(`other-${name}@nyu.edu`)).statusCode).not.toBe(429);
  });
});

it('refuses one address that tries many accounts, and no other address', async () => {
  const guess = (index: number, address: string) => guessCode(`one${index}@nyu.edu`, from(address));
  for (let attempt = 0; attempt < 400; attempt++) await guess(attempt, '203.0.113.9');
  expect((await guess(401, '203.0.113.9')).statusCode).toBe(429);
  expect((await guess(402, '203.0.113.10')).statusCode).toBe(400);
});

describe('POST /api/auth/login', () => {
  it('limits a known and an unknown account alike', async () => {
    await createMember(app, 'right password', { email: 'known@nyu.edu' });
    const seen = async (email: string) => {
      const answers = [];
      for (let attempt = 0; attempt < 12; attempt++) {
        const { headers, ...rest } = seenOf(await guessPassword(email));
        answers.push({ ...rest, names: Object.keys(headers) });
      }
      return answers.map(({ body, ...rest }) => ({ ...rest, body: body.replace(/\d+/g, 'n') }));
    };
    expect(await seen('known@nyu.edu')).toEqual(await seen('missing@nyu.edu'));
  });

  it('refuses even the right password once an account is locked', async () => {
    await createMember(app, 'right password', { email: 'locked@nyu.edu' });
    for (let attempt = 0; attempt < 10; attempt++) await guessPassword('locked@nyu.edu');
    expect((await logIn('locked@nyu.edu', 'right password')).statusCode).toBe(429);
  });

  it('does not count sign-ins that succeed', async () => {
    await createMember(app, 'right password', { email: 'often@nyu.edu' });
    for (let attempt = 0; attempt < 12; attempt++) {
      expect((await logIn('often@nyu.edu', 'right password')).statusCode).toBe(200);
    }
  });
});

describe('POST /api/auth/resend-otp', () => {
  const resend = (email: string) =>
    app.call(auth.resendOtp, { body: { email }, headers: fromAnywhere() });

  it('asks for a minute of patience after a sign-up, whether or not the address has an account', async () => {
    await createUser(app.db, { email: 'resend-known@nyu.edu' });
    for (const email of ['resend-known@nyu.edu', 'resend-new@nyu.edu']) {
      await signUp(email);
      const answer = await resend(email);
      expect(answer.statusCode).toBe(429);
      const seconds = Number(answer.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
    }
  });

  it('answers one request a minute for any address', async () => {
    expect((await resend('any@nyu.edu')).statusCode).toBe(200);
    expect((await resend('any@nyu.edu')).statusCode).toBe(429);
  });
});

it('limits POST /api/auth/change-password too', async () => {
  const send = await app.as(await createMember(app, 'right password'));
  const body = {
    currentPassword: 'no',
    newPassword: 'long enough',
    confirmPassword: 'long enough',
  };
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await send(auth.changePassword, { body })).statusCode).toBe(400);
  }
  expect((await send(auth.changePassword, { body })).statusCode).toBe(429);
});

describe('a class behind one address', () => {
  let app: AuthApp;
  beforeAll(async () => {
    app = await createAuthApp({ RATE_LIMIT: 'on' });
  });
  afterAll(() => app.close());

  it('signs up, verifies and signs in, and only the wrong code is counted', async () => {
    const students = Array.from({ length: 10 }, (_, index) => `student${index}@nyu.edu`);
    const [mistaken = ''] = students;
    const campus = { 'x-forwarded-for': '192.0.2.1' };
    const password = 'ghost light on';
    const all = async (step: (email: string) => Promise<{ statusCode: number }>) => {
      const answers = await Promise.all(students.map(step));
      return [...new Set(answers.map(({ statusCode }) => statusCode))];
    };

    expect(await all((email) => app.signUp(email, { password }, campus))).toEqual([200]);
    await app.verify(mistaken, otherThan(await app.codeFor(mistaken)), campus);
    const verify = async (email: string) => app.verify(email, await app.codeFor(email), campus);
    expect(await all(verify)).toEqual([200]);
    expect(await all((email) => app.logIn(email, password, campus))).toEqual([200]);

    const { rows } = await app.db.$client.query('SELECT max(count)::int AS most FROM rate_limits');
    expect(rows).toEqual([{ most: 1 }]);
  });
});

function otherThan(code: string): string {
  return code === '000000' ? '111111' : '000000';
}
