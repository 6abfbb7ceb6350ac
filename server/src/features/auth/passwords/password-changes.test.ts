import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import {
  type AuthApp,
  cookieOf,
  createAuthApp,
  createMember,
  seenOf,
} from '#server/testing/auth-app.ts';
import { createUser } from '#server/testing/factories.ts';
import { wrong } from '#server/testing/send.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await createAuthApp();
});
afterAll(() => app.close());

const forgot = (email: string) => app.call(auth.forgotPassword, { body: { email } });
const reset = (token: string, password = 'the new password') =>
  app.call(auth.resetPassword, { body: { token, password } });
const me = (cookie: string) => app.call(auth.user, { headers: { cookie } });

async function linkFor(email: string, count = 1): Promise<string> {
  await forgot(email);
  const mail = (await app.mailsTo(email, count)).at(-1);
  const link = /http:\/\/callboard\.test\/auth\?mode=reset&token=([\w-]{43})/.exec(
    mail?.text ?? '',
  );
  return link?.[1] ?? '';
}

describe('POST /api/auth/forgot-password', () => {
  it('answers the same for an address without an account, and mails it nothing', async () => {
    await createMember(app, 'old password', { email: 'known@nyu.edu' });
    const unknown = seenOf(await forgot('unknown@nyu.edu'));
    expect(unknown.status).toBe(200);
    expect(seenOf(await forgot('known@nyu.edu'))).toEqual(unknown);
    await app.mailsTo('known@nyu.edu');
    await expect(app.mailsTo('unknown@nyu.edu', 0)).resolves.toEqual([]);
  });

  it('keeps no link in the clear', async () => {
    await createMember(app, 'old password', { email: 'clear@nyu.edu' });
    const token = await linkFor('clear@nyu.edu');
    expect(token).toHaveLength(43);
    const { rows } = await app.db.$client.query('SELECT * FROM password_resets');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('POST /api/auth/reset-password', () => {
  it('refuses a link that nobody was mailed', async () => {
    const answer = await reset('x'.repeat(43));
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toMatch(/expired or was already used/);
  });

  it('refuses a common password and keeps the link good', async () => {
    await createMember(app, 'old password', { email: 'common@nyu.edu' });
    const token = await linkFor('common@nyu.edu');
    const refused = await reset(token, 'password123');
    expect(refused.error().issues?.[0]?.path).toBe('password');
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('sets the password, ends every session and signs nobody in', async () => {
    await createMember(app, 'old password', { email: 'reset@nyu.edu' });
    const here = cookieOf(await app.logIn('reset@nyu.edu', 'old password'));
    const there = cookieOf(await app.logIn('reset@nyu.edu', 'old password'));
    const answer = await reset(await linkFor('reset@nyu.edu'));
    expect(answer.statusCode).toBe(200);
    expect(cookieOf(answer)).toBe('callboard=');
    expect((await me(here)).statusCode).toBe(401);
    expect((await me(there)).statusCode).toBe(401);
    expect((await app.logIn('reset@nyu.edu', 'old password')).statusCode).toBe(401);
    expect((await app.logIn('reset@nyu.edu', 'the new password')).statusCode).toBe(200);
    const mails = await app.mailsTo('reset@nyu.edu', 2);
    expect(mails.at(-1)?.subject).toBe('Your Callboard password was changed');
  });

  it('takes a link once, even when it is used twice at the same moment', async () => {
    await createMember(app, 'old password', { email: 'once@nyu.edu' });
    const token = await linkFor('once@nyu.edu');
    const answers = await Promise.all([reset(token, 'new one 11'), reset(token, 'new two 22')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect((await reset(token)).statusCode).toBe(400);
  });

  it('takes only the newest link', async () => {
    await createMember(app, 'old password', { email: 'newest@nyu.edu' });
    const older = await linkFor('newest@nyu.edu');
    const newer = await linkFor('newest@nyu.edu', 2);
    expect((await reset(older)).statusCode).toBe(400);
    expect((await reset(newer)).statusCode).toBe(200);
  });

  it('refuses a link after an hour', async () => {
    await createMember(app, 'old password', { email: 'late@nyu.edu' });
    const token = await linkFor('late@nyu.edu');
    await app.db.$client.query(
      "UPDATE password_resets SET expires_at = expires_at - interval '1 hour'",
    );
    expect((await reset(token)).statusCode).toBe(400);
  });

  it('gives a member who only used Google a password', async () => {
    await createUser(app.db, { email: 'google@nyu.edu' });
    await reset(await linkFor('google@nyu.edu'));
    expect((await app.logIn('google@nyu.edu', 'the new password')).statusCode).toBe(200);
  });
});

describe('POST /api/auth/change-password', () => {
  const change = (cookie: string, currentPassword: string, newPassword = 'the new password') =>
    app.call(auth.changePassword, {
      body: { currentPassword, newPassword, confirmPassword: newPassword },
      headers: { cookie },
    });

  it('refuses a wrong current password at its field', async () => {
    await createMember(app, 'old password', { email: 'wrong@nyu.edu' });
    const cookie = cookieOf(await app.logIn('wrong@nyu.edu', 'old password'));
    const answer = await change(cookie, 'not my password');
    expect(answer.statusCode).toBe(400);
    expect(answer.error().issues).toEqual([
      { path: 'currentPassword', message: 'Your current password is not right.' },
    ]);
    expect((await app.logIn('wrong@nyu.edu', 'old password')).statusCode).toBe(200);
  });

  it.each([
    ['too short', { newPassword: 'short', confirmPassword: 'short' }, 'newPassword'],
    ['not the same', { newPassword: 'the new one', confirmPassword: 'other' }, 'confirmPassword'],
    [
      'missing',
      { newPassword: 'the new one', confirmPassword: wrong(undefined) },
      'confirmPassword',
    ],
  ])('refuses a new password that is %s', async (_, fields, path) => {
    const send = await app.as(await createMember(app, 'old password'));
    const body = { currentPassword: 'old password', ...fields };
    const answer = await send(auth.changePassword, { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.error().issues?.[0]?.path).toBe(path);
  });

  it('tells a member without a password why not', async () => {
    const send = await app.as(await createUser(app.db));
    const body = {
      currentPassword: 'x',
      newPassword: 'long enough',
      confirmPassword: 'long enough',
    };
    const answer = await send(auth.changePassword, { body });
    expect(answer.statusCode).toBe(403);
    expect(answer.error().message).toContain('Google');
  });

  it('changes it, keeps this browser under a new token and signs the others out', async () => {
    await createMember(app, 'old password', { email: 'change@nyu.edu' });
    const here = cookieOf(await app.logIn('change@nyu.edu', 'old password'));
    const there = cookieOf(await app.logIn('change@nyu.edu', 'old password'));
    const answer = await change(here, 'old password');
    expect(answer.statusCode).toBe(200);
    expect((await me(cookieOf(answer))).json().email).toBe('change@nyu.edu');
    expect((await me(here)).statusCode).toBe(401);
    expect((await me(there)).statusCode).toBe(401);
    expect((await app.logIn('change@nyu.edu', 'old password')).statusCode).toBe(401);
    expect((await app.logIn('change@nyu.edu', 'the new password')).statusCode).toBe(200);
    const [mail] = await app.mailsTo('change@nyu.edu');
    expect(mail?.subject).toBe('Your Callboard password was changed');
  });
});
