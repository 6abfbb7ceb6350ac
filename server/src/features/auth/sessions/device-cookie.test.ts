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
let lastAddress = 0;
beforeAll(async () => {
  app = await createAuthApp({ RATE_LIMIT: 'on' });
});
afterAll(() => app.close());

type Answer = Parameters<typeof cookieOf>[0];

const deviceOf = (answer: Answer) => cookieOf(answer, 'callboard-device');
const logIn = (email: string, password: string, cookie = '') =>
  app.logIn(email, password, { cookie, 'x-forwarded-for': `198.51.100.${++lastAddress % 250}` });

async function knownMember(email: string) {
  const { id } = await createMember(app, 'right password', { email });
  return { id, email, device: deviceOf(await logIn(email, 'right password')) };
}

/** Others guess from many addresses until the account is locked for them. */
async function lock(email: string, cookie = '') {
  for (let guess = 0; guess < 10; guess++) await logIn(email, 'wrong', cookie);
  expect((await logIn(email, 'wrong', cookie)).statusCode).toBe(429);
}

describe('the device cookie', () => {
  it('is set at a sign-in, for scripts unreadable, and survives the sign-out', async () => {
    await createMember(app, 'right password', { email: 'set@nyu.edu' });
    const answer = await logIn('set@nyu.edu', 'right password');
    const cookie = answer.cookies.find(({ name }) => name === 'callboard-device');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.maxAge).toBeGreaterThan(365 * 24 * 3600);
    const signOut = await app.call(auth.logOut, { headers: { cookie: cookieOf(answer) } });
    expect(deviceOf(signOut)).toBe('');
  });

  it('lets the owner in from their own browser while others have locked the account', async () => {
    const { email, device } = await knownMember('owner@nyu.edu');
    await lock(email);
    expect((await logIn(email, 'right password')).statusCode).toBe(429);
    expect((await logIn(email, 'right password', device)).statusCode).toBe(200);
    expect((await logIn(email, 'right password')).statusCode).toBe(429);
  });

  it('has an allowance of its own: a stolen one gets ten guesses', async () => {
    const { email, device } = await knownMember('stolen@nyu.edu');
    await lock(email, device);
    expect((await logIn(email, 'right password', device)).statusCode).toBe(429);
    expect((await logIn(email, 'right password')).statusCode).toBe(200);
  });

  it('is worth nothing when it is forged, or for another account', async () => {
    const { email } = await knownMember('target@nyu.edu');
    const attacker = await knownMember('attacker@nyu.edu');
    const forged = `callboard-device=${'a'.repeat(22)}.${'b'.repeat(43)}`;
    await lock(email);
    for (const cookie of [forged, attacker.device, 'callboard-device=.', '']) {
      expect((await logIn(email, 'right password', cookie)).statusCode).toBe(429);
    }
  });

  it('tells nothing: with one of another account, a member and a stranger are answered alike', async () => {
    await createMember(app, 'right password', { email: 'quiet@nyu.edu' });
    const { device } = await knownMember('other@nyu.edu');
    const member = seenOf(await logIn('quiet@nyu.edu', 'wrong', device));
    expect(seenOf(await logIn('nobody@nyu.edu', 'wrong', device))).toEqual(member);
  });

  it('remembers several members of one browser', async () => {
    const first = await knownMember('first@nyu.edu');
    await createMember(app, 'right password', { email: 'second@nyu.edu' });
    const both = deviceOf(await logIn('second@nyu.edu', 'right password', first.device));
    for (const email of ['first@nyu.edu', 'second@nyu.edu']) {
      await lock(email);
      expect((await logIn(email, 'right password', both)).statusCode).toBe(200);
    }
  });

  it('does not grow without end', async () => {
    let cookie = '';
    for (let index = 0; index < 6; index++) {
      await createMember(app, 'right password', { email: `lab${index}@nyu.edu` });
      cookie = deviceOf(await logIn(`lab${index}@nyu.edu`, 'right password', cookie));
    }
    expect(cookie.length).toBeLessThan(300);
  });

  it('is worth nothing after a password change, but in the browser that made it', async () => {
    const { id, email, device } = await knownMember('change@nyu.edu');
    const send = await app.as({ id });
    const answer = await send(auth.changePassword, {
      body: {
        currentPassword: 'right password',
        newPassword: 'a better password',
        confirmPassword: 'a better password',
      },
    });
    await lock(email);
    expect((await logIn(email, 'a better password', device)).statusCode).toBe(429);
    expect((await logIn(email, 'a better password', deviceOf(answer))).statusCode).toBe(200);
  });
});
