import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { cookieOf, createMember } from '../../testing/auth-app.ts';
import { createUser } from '../../testing/factories.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let member: Send;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
  member = await app.as(await createUser(app.db));
});
afterAll(() => app.close());

const withBody = Object.values(auth).filter((route) => 'body' in route);

describe.each(withBody)('$method $path with bad input', ({ method, path }) => {
  const json = { 'content-type': 'application/json' };
  const everything = [
    'email',
    'password',
    'firstName',
    'lastName',
    'otpCode',
    'token',
    'currentPassword',
    'newPassword',
    'confirmPassword',
  ];
  const filled = (value: unknown) => Object.fromEntries(everything.map((name) => [name, value]));

  it.each([
    ['no body', undefined, {}],
    ['an empty body', '', json],
    ['half a body', '{"email":"a@nyu.edu"', json],
    ['an array', '[]', json],
    ['null', 'null', json],
    ['a text', '"text"', json],
    ['numbers', JSON.stringify(filled(5)), json],
    ['objects', JSON.stringify(filled({ $ne: null })), json],
    ['arrays', JSON.stringify(filled(['a@nyu.edu'])), json],
    ['a NUL byte', JSON.stringify(filled('a\0b@nyu.edu')), json],
    ['a lone surrogate', '{"email":"\\ud800@nyu.edu"}', json],
    ['far too much text', JSON.stringify(filled('x'.repeat(5000))), json],
    ['more than any body may have', JSON.stringify(filled('x'.repeat(300_000))), json],
    ['a form', 'email=a%40nyu.edu', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['XML', '<a/>', { 'content-type': 'application/xml' }],
    ['a poisoned prototype', '{"__proto__":{"isAdmin":true}}', json],
  ])('refuses %s with a sentence', async (_, body, headers) => {
    const answer = await member(method, path, body, headers);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.error().message).toMatch(/[.!]$|[a-z]$/);
    expect(answer.error().code).toBeTruthy();
  });
});

describe('the session cookie', () => {
  const attributes = { httpOnly: true, sameSite: 'Lax', path: '/' };

  it('is out of reach for scripts and other sites', async () => {
    await createMember(app, 'right password', { email: 'cookie@nyu.edu' });
    const body = { email: 'cookie@nyu.edu', password: 'right password' };
    const answer = await app.call(auth.logIn, { body });
    expect(answer.cookies).toHaveLength(2);
    expect(answer.cookies[0]).toMatchObject({ name: 'callboard', ...attributes });
    expect(answer.cookies[1]).toMatchObject({ name: 'callboard-device', ...attributes });
    for (const cookie of answer.cookies) expect(cookie).not.toHaveProperty('domain');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is bound to the host and to https where the product is', async () => {
    const secure = await createTestApp({
      env: { PUBLIC_URL: 'https://callboard.test', EXPOSE_DEVELOPMENT: '1' },
    });
    await createMember(secure, 'right password', { email: 'cookie@nyu.edu' });
    const body = { email: 'cookie@nyu.edu', password: 'right password' };
    const answer = await secure.call(auth.logIn, { body });
    expect(answer.cookies[0]).toMatchObject({
      name: '__Host-callboard',
      secure: true,
      ...attributes,
    });
    expect(answer.cookies[1]).toMatchObject({ name: '__Host-callboard-device', secure: true });
    const cookie = cookieOf(answer, '__Host-callboard');
    const me = await secure.call(auth.user, { headers: { cookie } });
    expect(me.statusCode).toBe(200);
    await secure.close();
  });
});
