import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { account as accountRoutes } from '#contract/account/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { type AuthApp, cookieOf, createAuthApp, createMember } from '#server/testing/auth-app.ts';
import { newSigningKey, startOidc, type TestOidc } from '#server/testing/oidc.ts';

let app: AuthApp;
let oidc: TestOidc;
beforeAll(async () => {
  oidc = await startOidc('http://callboard.test/api/auth/google/callback');
  app = await createAuthApp({ ...oidc.env, ADMIN_EMAILS: 'dean@nyu.edu' });
});
afterEach(() => oidc.tamper(null));
afterAll(async () => {
  await app.close();
  await oidc.stop();
});

const google = (email: string, more: object = {}) => ({
  sub: `sub-${email}`,
  email,
  email_verified: true,
  hd: 'nyu.edu',
  given_name: 'Goo',
  family_name: 'Gle',
  ...more,
});

const start = async (next?: string) => {
  const answer = await app.call(auth.google, { query: { next } });
  return { url: String(answer.headers.location), cookie: cookieOf(answer, 'callboard-google') };
};

const finish = (callback: string, cookie: string) =>
  app.call('GET', callback.replace('http://callboard.test', ''), undefined, { cookie });

async function signIn(account: ReturnType<typeof google>, next?: string) {
  const { url, cookie } = await start(next);
  return finish(await oidc.authorize(url, account), cookie);
}

const me = (answer: Parameters<typeof cookieOf>[0]) =>
  app.call(auth.user, { headers: { cookie: cookieOf(answer) } });

describe('GET /api/auth/google', () => {
  it('sends the browser to Google with state, nonce and PKCE, kept in a cookie', async () => {
    const answer = await app.call(auth.google);
    expect(answer.statusCode).toBe(302);
    const url = new URL(String(answer.headers.location));
    expect(url.origin).toBe(oidc.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'callboard',
      response_type: 'code',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(answer.cookies).toMatchObject([
      { name: 'callboard-google', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 },
    ]);
  });
});

describe('GET /api/auth/google/callback', () => {
  it('makes an account without a password and signs in', async () => {
    const answer = await signIn(google('new@nyu.edu'));
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
    expect((await me(answer)).json()).toMatchObject({
      email: 'new@nyu.edu',
      firstName: 'Goo',
      lastName: 'Gle',
      hasPassword: false,
      isAdmin: false,
    });
  });

  it('goes on to where the visitor wanted to go, and never to another site', async () => {
    expect((await signIn(google('new@nyu.edu'), '/jobs?x=1')).headers.location).toBe('/jobs?x=1');
    for (const next of ['//evil.com', '/\\evil.com', 'https://evil.com']) {
      expect((await signIn(google('new@nyu.edu'), next)).headers.location).toBe('/');
    }
  });

  it('knows the person again by the subject, even under another address', async () => {
    const first = await me(await signIn(google('renamed@nyu.edu', { sub: 'same' })));
    const second = await me(await signIn(google('married@nyu.edu', { sub: 'same' })));
    expect(second.json()).toMatchObject({ id: first.json().id, email: 'renamed@nyu.edu' });
  });

  it('takes a subdomain, and an account without a hosted domain', async () => {
    expect((await signIn(google('a@cs.nyu.edu', { hd: undefined }))).headers.location).toBe('/');
  });

  it('takes no name that becomes a link, and none that nobody sees', async () => {
    const names = { given_name: 'Win at evil.com', family_name: 'L\u202ein' };
    const answer = await me(await signIn(google('maya.lin@nyu.edu', names)));
    expect(answer.json()).toMatchObject({ firstName: 'maya lin', lastName: 'Lin' });
  });

  it('makes an administrator of an address that the configuration names', async () => {
    expect((await me(await signIn(google('dean@nyu.edu')))).json().isAdmin).toBe(true);
  });

  it.each([
    ['another domain', google('maya@gmail.com', { hd: undefined }), 'non_nyu_email'],
    ['a look-alike domain', google('maya@evilnyu.edu', { hd: undefined }), 'non_nyu_email'],
    ['our domain as a subdomain', google('a@nyu.edu.evil.com', { hd: undefined }), 'non_nyu_email'],
    ['a foreign hosted domain', google('maya@nyu.edu', { hd: 'evil.com' }), 'non_nyu_email'],
    ['an unverified address', google('u@nyu.edu', { email_verified: false }), 'non_nyu_email'],
    [
      'no word on verification',
      google('u@nyu.edu', { email_verified: undefined }),
      'non_nyu_email',
    ],
  ])('refuses %s', async (_, account, error) => {
    const answer = await signIn(account);
    expect(answer.headers.location).toBe(`/auth?error=${error}`);
    expect(cookieOf(answer)).toBe('');
  });

  it.each([
    ['nonce', { nonce: 'another' }],
    ['audience', { aud: 'another-client' }],
    ['issuer', { iss: 'https://evil.example' }],
    ['expiry', { exp: 1 }],
  ])('refuses an ID token with a wrong %s', async (_, wrong) => {
    oidc.tamper((claims) => ({ ...claims, ...wrong }));
    const answer = await signIn(google('tampered@nyu.edu'));
    expect(answer.headers.location).toBe('/auth?error=oauth_error');
    expect(cookieOf(answer)).toBe('');
  });

  it('takes an ID token that was only signed again, and asks for an address that it lacks', async () => {
    oidc.tamper((claims) => claims);
    expect((await signIn(google('resigned@nyu.edu'))).headers.location).toBe('/');
    oidc.tamper(({ email: _, ...claims }) => claims);
    const answer = await me(await signIn(google('asked@nyu.edu')));
    expect(answer.json()).toMatchObject({ email: 'asked@nyu.edu', firstName: 'Goo' });
  });

  it('refuses an ID token that someone else signed', async () => {
    oidc.tamper((claims) => claims, newSigningKey());
    const answer = await signIn(google('forged@nyu.edu'));
    expect(answer.headers.location).toBe('/auth?error=oauth_error');
  });

  it('refuses a wrong state, a missing cookie and the cookie of another attempt', async () => {
    const { url, cookie } = await start();
    const callback = await oidc.authorize(url, google('state@nyu.edu'));
    const other = await start();
    const answers = [
      await finish(callback.replace(/state=[^&]+/, 'state=another'), cookie),
      await finish(callback, ''),
      await finish(callback, 'callboard-google=nonsense'),
      await finish(callback, other.cookie),
      await finish('/api/auth/google/callback?error=access_denied', cookie),
      await finish('/api/auth/google/callback', cookie),
    ];
    for (const answer of answers) {
      expect(answer.headers.location).toBe('/auth?error=oauth_error');
      expect(cookieOf(answer)).toBe('');
    }
  });

  it('takes an answer of Google once', async () => {
    const { url, cookie } = await start();
    const callback = await oidc.authorize(url, google('replay@nyu.edu'));
    const first = await finish(callback, cookie);
    expect(first.headers.location).toBe('/');
    expect(cookieOf(first, 'callboard-google')).toBe('callboard-google=');
    expect((await finish(callback, cookie)).headers.location).toBe('/auth?error=oauth_error');
  });

  it('leads a suspended member to the page that says why, and to nothing else', async () => {
    const suspended = { suspendedAt: '2026-01-01T00:00:00Z', suspensionReason: 'Threats.' };
    await createMember(app, 'a password', { email: 'suspended@nyu.edu', ...suspended });
    const answer = await signIn(google('suspended@nyu.edu'), '/jobs');
    expect(answer.headers.location).toBe('/suspended');
    expect((await me(answer)).statusCode).toBe(401);
    const cookie = cookieOf(answer);
    const page = await app.call(accountRoutes.suspension, { headers: { cookie } });
    expect(page.json().reason).toBe('Threats.');
  });

  it('lets a member in whose suspension is over', async () => {
    const dates = { suspendedAt: '2026-01-01T00:00:00Z', suspendedUntil: '2026-01-02T00:00:00Z' };
    await createMember(app, 'a password', { email: 'served@nyu.edu', ...dates });
    expect((await signIn(google('served@nyu.edu'))).headers.location).toBe('/');
  });

  it('leads a member who has left to where the account is restored', async () => {
    const deletionDueAt = new Date(Date.now() + 3_600_000).toISOString();
    await createMember(app, 'a password', { email: 'left@nyu.edu', deletionDueAt });
    const answer = await signIn(google('left@nyu.edu'), '/jobs');
    expect(answer.headers.location).toBe('/auth?mode=restore');
    expect((await me(answer)).statusCode).toBe(401);
    const cookie = cookieOf(answer);
    const restored = await app.call(accountRoutes.restore, { headers: { cookie } });
    expect(restored.statusCode).toBe(204);
    expect((await me(answer)).json().email).toBe('left@nyu.edu');
  });
});
