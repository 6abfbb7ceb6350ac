import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { type AuthApp, cookieOf, createAuthApp, createMember } from '#server/testing/auth-app.ts';
import { startOidc, type TestOidc } from '#server/testing/oidc.ts';

describe('a first sign-in with Google', () => {
  let app: AuthApp;
  let oidc: TestOidc;
  beforeAll(async () => {
    oidc = await startOidc('http://callboard.test/api/auth/google/callback');
    app = await createAuthApp(oidc.env);
  });
  afterAll(async () => {
    await app.close();
    await oidc.stop();
  });

  async function signIn(email: string, sub = email, more: object = { hd: 'nyu.edu' }) {
    const started = await app.call(auth.google);
    const account = { sub, email, email_verified: true, given_name: 'Goo', ...more };
    const callback = await oidc.authorize(String(started.headers.location), account);
    return app.call('GET', callback.replace('http://callboard.test', ''), undefined, {
      cookie: cookieOf(started, 'callboard-google'),
    });
  }

  const me = (answer: Parameters<typeof cookieOf>[0]) =>
    app.call(auth.user, { headers: { cookie: cookieOf(answer) } });

  it('signs in to the account that has the address, keeps its password and tells its owner', async () => {
    const member = await createMember(app, 'my password', { email: 'linked@nyu.edu' });
    expect((await me(await signIn('Linked@nyu.edu'))).json().id).toBe(member.id);
    expect((await app.logIn('linked@nyu.edu', 'my password')).statusCode).toBe(200);
    const [mail] = await app.mailsTo('linked@nyu.edu');
    expect(mail?.subject).toContain('Google can now sign in');
  });

  it('links no Google account that the school does not manage', async () => {
    const member = await createMember(app, 'my password', { email: 'unhosted@nyu.edu' });
    const answer = await signIn('unhosted@nyu.edu', 'unhosted', {});
    expect(answer.headers.location).toBe('/auth?error=not_linked');
    expect(cookieOf(answer)).toBe('');
    expect((await (await app.as(member))(auth.listIdentities)).json()).toEqual([]);
  });

  it('makes one account of two first sign-ins at the same moment', async () => {
    const answers = await Promise.all([signIn('both@nyu.edu'), signIn('both@nyu.edu')]);
    const ids = await Promise.all(answers.map(async (answer) => (await me(answer)).json().id));
    expect(ids[0]).toBeTruthy();
    expect(ids[1]).toBe(ids[0]);
  });

  it('links no second Google account: addresses change hands', async () => {
    await signIn('handed@nyu.edu', 'graduate');
    const answer = await signIn('handed@nyu.edu', 'freshman');
    expect(answer.headers.location).toBe('/auth?error=no_user');
    expect(cookieOf(answer)).toBe('');
  });

  it('drops what an attacker signed up with the address before: password, code and all', async () => {
    await app.signUp('victim@nyu.edu', { password: 'attackers password' });
    const code = await app.codeFor('victim@nyu.edu');
    const victim = await me(await signIn('victim@nyu.edu'));
    expect(victim.json()).toMatchObject({ firstName: 'Goo', hasPassword: false });
    expect((await app.logIn('victim@nyu.edu', 'attackers password')).statusCode).toBe(401);
    expect((await app.verify('victim@nyu.edu', code)).statusCode).toBe(400);
    expect((await app.logIn('victim@nyu.edu', 'attackers password')).statusCode).toBe(401);
  });

  it('gives an attacker who signs up afterwards nothing either', async () => {
    await signIn('later@nyu.edu');
    await app.signUp('later@nyu.edu', { password: 'attackers password' });
    const [mail] = await app.mailsTo('later@nyu.edu');
    expect(mail?.subject).toBe('You already have a Callboard account');
    expect((await app.logIn('later@nyu.edu', 'attackers password')).statusCode).toBe(401);
  });
});
