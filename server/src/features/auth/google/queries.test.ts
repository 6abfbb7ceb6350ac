import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth, type LinkedIdentity } from '#contract/auth/contract.ts';
import { type AuthApp, cookieOf, createAuthApp, createMember } from '#server/testing/auth-app.ts';
import { createUser } from '#server/testing/factories.ts';
import { startOidc, type TestOidc } from '#server/testing/oidc.ts';
import type { Send } from '#server/testing/send.ts';

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

async function signIn(email: string, sub = email) {
  const started = await app.call(auth.google);
  const account = { sub, email, email_verified: true, hd: 'nyu.edu', given_name: 'Goo' };
  const callback = await oidc.authorize(String(started.headers.location), account);
  return app.call('GET', callback.replace('http://callboard.test', ''), undefined, {
    cookie: cookieOf(started, 'callboard-google'),
  });
}

async function linkedMember(email: string) {
  const member = await createMember(app, 'my own password', { email });
  await signIn(email);
  return app.as(member);
}

const listOf = async (send: Send): Promise<LinkedIdentity[]> =>
  (await send(auth.listIdentities)).json();
const unlink = (send: Send, id: string) => send(auth.unlinkIdentity, { params: { id } });

describe('GET /api/auth/identities', () => {
  it('lists my Google accounts by their newest address, and nobody else\u2019s', async () => {
    const send = await linkedMember('mine@nyu.edu');
    const other = await app.as(await createUser(app.db));
    expect(await listOf(other)).toEqual([]);
    await signIn('renamed@nyu.edu', 'mine@nyu.edu');
    const list = await listOf(send);
    expect(list).toMatchObject([{ email: 'renamed@nyu.edu' }]);
    expect(JSON.stringify(list)).not.toContain('mine@nyu.edu');
  });
});

describe('DELETE /api/auth/identities/:id', () => {
  it('refuses to take the only way to sign in', async () => {
    const answer = await signIn('google-only@nyu.edu');
    const cookie = cookieOf(answer);
    const send = app.callWith({ cookie });
    const [identity] = await listOf(send);
    const refused = await unlink(send, identity?.id ?? '');
    expect(refused.statusCode).toBe(403);
    expect(refused.error().message).toContain('only way to sign in');
    expect(await listOf(send)).toHaveLength(1);
  });

  it('is 404 for the identity of someone else, and for none', async () => {
    const owner = await linkedMember('owner@nyu.edu');
    const stranger = await linkedMember('stranger@nyu.edu');
    const [identity] = await listOf(owner);
    expect((await unlink(stranger, identity?.id ?? '')).statusCode).toBe(404);
    expect((await unlink(owner, 'nothing')).statusCode).toBe(404);
    expect(await listOf(owner)).toHaveLength(1);
  });

  it('unlinks it and tells the owner', async () => {
    const send = await linkedMember('unlinked@nyu.edu');
    const [identity] = await listOf(send);
    expect((await unlink(send, identity?.id ?? '')).statusCode).toBe(204);
    expect(await listOf(send)).toEqual([]);
    await app.mailAbout('unlinked@nyu.edu', /Google sign-in was removed/);
  });
});

describe('a password reset', () => {
  it('tells of the Google accounts that can still sign in', async () => {
    await linkedMember('told@nyu.edu');
    await app.call(auth.forgotPassword, { body: { email: 'told@nyu.edu' } });
    const link = await app.mailAbout('told@nyu.edu', /token=/);
    expect(link.text).toContain('A Google account can sign in as you too (told@nyu.edu)');
    const token = /token=([\w-]+)/.exec(link.text ?? '')?.[1] ?? '';
    await app.call(auth.resetPassword, { body: { token, password: 'a quiet lighthouse' } });
    const done = await app.mailAbout('told@nyu.edu', /was changed/);
    expect(done.text).toContain('told@nyu.edu');
  });

  it('says nothing of Google to a member without it', async () => {
    await createMember(app, 'my own password', { email: 'plain@nyu.edu' });
    await app.call(auth.forgotPassword, { body: { email: 'plain@nyu.edu' } });
    expect((await app.mailsTo('plain@nyu.edu')).at(-1)?.text).not.toContain('Google');
  });
});
