import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import {
  type AuthApp,
  cookieOf,
  createAuthApp,
  createMember,
  seenOf,
} from '#server/testing/auth-app.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await createAuthApp();
});
afterAll(() => app.close());

const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

async function signedUp(email: string): Promise<string> {
  await app.signUp(email);
  return app.codeFor(email);
}

describe('POST /api/auth/verify-otp', () => {
  it('refuses a wrong code, and an address nobody signed up, with one answer', async () => {
    const code = await signedUp('wrong@nyu.edu');
    const known = await app.verify('wrong@nyu.edu', otherThan(code));
    expect(known.statusCode).toBe(400);
    expect(known.error()).toMatchObject({ code: 'invalid', issues: [{ path: 'otpCode' }] });
    await createMember(app, 'correct horse', { email: 'member@nyu.edu' });
    for (const email of ['never@nyu.edu', 'member@nyu.edu']) {
      expect(seenOf(await app.verify(email, otherThan(code)))).toEqual(seenOf(known));
    }
  });

  it.each(['12345', '1234567', ''])('refuses %j, which cannot be a code', async (code) => {
    const answer = await app.verify('wrong@nyu.edu', code);
    expect(answer.error().message).toBe('Please enter the 6-character code.');
  });

  it('makes the account and signs in', async () => {
    const answer = await app.verify('new@nyu.edu', await signedUp('new@nyu.edu'));
    expect(answer.statusCode).toBe(200);
    const names = { firstName: 'Maya', lastName: 'Lin', email: 'new@nyu.edu' };
    expect(answer.json()).toMatchObject({ ...names, hasPassword: true, isAdmin: false });
    const cookie = cookieOf(answer);
    const me = await app.call(auth.user, { headers: { cookie } });
    expect(me.json().email).toBe('new@nyu.edu');
  });

  it('takes a code once', async () => {
    const code = await signedUp('once@nyu.edu');
    expect((await app.verify('once@nyu.edu', code)).statusCode).toBe(200);
    expect((await app.verify('once@nyu.edu', code)).statusCode).toBe(400);
  });

  it('makes one account of confirmations at the same moment', async () => {
    const code = await signedUp('twice@nyu.edu');
    const answers = await Promise.all([1, 2, 3].map(() => app.verify('twice@nyu.edu', code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
  });

  it('refuses the right code after five wrong ones', async () => {
    const code = await signedUp('guess@nyu.edu');
    for (let tries = 0; tries < 5; tries++) await app.verify('guess@nyu.edu', otherThan(code));
    expect((await app.verify('guess@nyu.edu', code)).statusCode).toBe(400);
  });

  it('takes the right code at the fifth try', async () => {
    const code = await signedUp('fifth@nyu.edu');
    for (let tries = 0; tries < 4; tries++) await app.verify('fifth@nyu.edu', otherThan(code));
    expect((await app.verify('fifth@nyu.edu', code)).statusCode).toBe(200);
  });

  it('counts guesses that are sent all at once', async () => {
    const code = await signedUp('burst@nyu.edu');
    await Promise.all(
      Array.from({ length: 20 }, () => app.verify('burst@nyu.edu', otherThan(code))),
    );
    const { rows } = await app.db.$client.query(
      "SELECT tries_left FROM pending_signups WHERE email = 'burst@nyu.edu'",
    );
    expect(rows).toEqual([{ tries_left: 0 }]);
    expect((await app.verify('burst@nyu.edu', code)).statusCode).toBe(400);
  });

  it('refuses a code after ten minutes', async () => {
    const code = await signedUp('late@nyu.edu');
    await app.db.$client.query(
      "UPDATE pending_signups SET code_expires_at = code_expires_at - interval '10 minutes' WHERE email = 'late@nyu.edu'",
    );
    expect((await app.verify('late@nyu.edu', code)).statusCode).toBe(400);
  });
});

describe('POST /api/auth/resend-otp', () => {
  const resend = (email: string) => app.call(auth.resendOtp, { body: { email } });
  const passWait = (email: string) =>
    app.db.$client.query('UPDATE pending_signups SET resend_after = now() WHERE email = $1', [
      email,
    ]);

  it('answers the same whoever asks', async () => {
    await signedUp('asked@nyu.edu');
    await createMember(app, 'correct horse', { email: 'already@nyu.edu' });
    const known = seenOf(await resend('asked@nyu.edu'));
    expect(known.status).toBe(200);
    expect(seenOf(await resend('unknown@nyu.edu'))).toEqual(known);
    expect(seenOf(await resend('already@nyu.edu'))).toEqual(known);
  });

  it('mails a new code with five new tries; the old one is worth nothing', async () => {
    const old = await signedUp('renew@nyu.edu');
    for (let tries = 0; tries < 5; tries++) await app.verify('renew@nyu.edu', otherThan(old));
    await passWait('renew@nyu.edu');
    await resend('renew@nyu.edu');
    const renewed = await app.codeFor('renew@nyu.edu', 2);
    if (old !== renewed) expect((await app.verify('renew@nyu.edu', old)).statusCode).toBe(400);
    expect((await app.verify('renew@nyu.edu', renewed)).statusCode).toBe(200);
  });

  it('mails nothing within a minute of the last code', async () => {
    const code = await signedUp('hasty@nyu.edu');
    await resend('hasty@nyu.edu');
    await signedUp('fence@nyu.edu');
    await passWait('fence@nyu.edu');
    await resend('fence@nyu.edu');
    await app.mailsTo('fence@nyu.edu', 2);
    expect(await app.mailsTo('hasty@nyu.edu')).toHaveLength(1);
    expect((await app.verify('hasty@nyu.edu', code)).statusCode).toBe(200);
  });
});
