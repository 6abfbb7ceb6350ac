import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { discover } from '#contract/discover/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { param, sql } from '#server/db/sql.ts';
import { cookieOf } from '#server/testing/auth-app.ts';
import { createFactorApp, type FactorApp, password } from '#server/testing/factor-app.ts';
import { createPost, createUser } from '#server/testing/factories.ts';
import { type Send, statusOf } from '#server/testing/send.ts';
import { createTestApp } from '#server/testing/test-app.ts';

type Proof = BodyInputOf<typeof secondFactor.prove>;

let app: FactorApp;
let other: Send;
beforeAll(async () => {
  app = await createFactorApp();
  other = await app.as(await createUser(app.db));
});
afterAll(() => app.close());

const remove = (send: Send) => send(account.remove);
const prove = (send: Send, proof: Proof = { method: 'password', password }) =>
  send(secondFactor.prove, { body: proof });
/** With a proof first, of the password where no other is given. */
async function leave(send: Send, proof?: Proof) {
  await prove(send, proof);
  return remove(send);
}
const loseProof = (id: string) =>
  app.db.execute(
    sql`UPDATE sessions SET proved_at = now() - interval '1 hour' WHERE user_id = ${param(id)}`,
  );
/** Another member looks at the profile. */
const statusOfProfile = (id: string) => statusOf(other, profiles.get, { params: { id } });

/** Signs in as a member who has left; the cookie of the session in which the account can be restored. */
async function signInAgain(email: string): Promise<string> {
  const answer = await app.logIn(email, password);
  expect([answer.statusCode, answer.error().code]).toEqual([403, 'deletion_pending']);
  return cookieOf(answer);
}

describe('DELETE /api/account without a proof of the last minutes', () => {
  it('is refused, and changes nothing, also right after the sign-in', async () => {
    const { member, send } = await app.memberWith();
    const refusal = { code: 'proof_required', message: 'Please confirm first that it is you.' };
    for (const begin of [async () => undefined, () => loseProof(member.id)]) {
      await begin();
      const answer = await remove(send);
      expect([answer.statusCode, answer.error()]).toEqual([403, refusal]);
    }
    expect(await statusOf(send, auth.user)).toBe(200);
    expect(await statusOfProfile(member.id)).toBe(200);
  });

  it('is refused after a wrong password, a wrong code and a code of another member', async () => {
    const { member, send } = await app.memberWith();
    await app.addTotp(send);
    const stranger = await app.memberWith();
    const { codeAt } = await app.addTotp(stranger.send);
    await loseProof(member.id);
    for (const proof of [
      { method: 'password', password: 'wrong password' },
      { method: 'totp', code: '000000' },
      { method: 'totp', code: codeAt() },
    ] as const) {
      expect((await prove(send, proof)).statusCode).toBe(400);
      expect((await remove(send)).statusCode).toBe(403);
    }
    expect(await statusOfProfile(member.id)).toBe(200);
  });

  it('takes the password, or a code of the authenticator app', async () => {
    const one = await app.memberWith();
    await loseProof(one.member.id);
    await prove(one.send);
    expect((await remove(one.send)).statusCode).toBe(204);
    const two = await app.memberWith();
    const { codeAt } = await app.addTotp(two.send);
    await loseProof(two.member.id);
    await prove(two.send, { method: 'totp', code: codeAt() });
    expect((await remove(two.send)).statusCode).toBe(204);
  });

  it('takes a sign-in of the last minutes from a member who has neither password nor factor', async () => {
    const member = await createUser(app.db, { passwordHash: null });
    const send = await app.as(member);
    await loseProof(member.id);
    expect((await remove(send)).statusCode).toBe(403);
    expect((await remove(await app.as(member))).statusCode).toBe(204);
  });
});

describe('DELETE /api/account', () => {
  it('hides the member at once, ends every session and mails until when', async () => {
    const { member, send } = await app.memberWith({ firstName: 'Gone', skills: ['Acting'] });
    const second = await app.as(member);
    const post = await createPost(app.db, { authorId: member.id });
    const answer = await leave(send);
    expect(answer.statusCode).toBe(204);
    expect(cookieOf(answer)).toBe('callboard=');
    for (const own of [send, second]) expect(await statusOf(own, auth.user)).toBe(401);
    expect(await statusOfProfile(member.id)).toBe(404);
    expect(await statusOf(other, posts.get, { params: { id: post.id } })).toBe(404);
    expect((await other(feed.list)).body).not.toContain(member.id);
    expect((await other(discover.search, { query: { q: 'Gone' } })).body).not.toContain(member.id);
    const { subject, text } = await app.mailAbout(member.email, /will be deleted/);
    const due = new Date(Date.now() + 14 * 24 * 3600 * 1000);
    expect(subject).toContain(String(due.getUTCFullYear()));
    expect(text).toMatch(/for\s14 days/);
  });

  it('is refused to the last administrator, with a sentence', async () => {
    const { member, send } = await app.memberWith({ isAdmin: true });
    const answer = await leave(send);
    expect(answer.statusCode).toBe(409);
    expect(answer.error().message).toMatch(/^You are the only administrator\./);
    expect(await statusOf(send, auth.user)).toBe(200);
    const another = await app.memberWith({ isAdmin: true });
    expect((await leave(another.send)).statusCode).toBe(204);
    expect((await leave(send)).statusCode).toBe(409);
    await app.db.execute(sql`UPDATE users SET is_admin = false WHERE id = ${param(member.id)}`);
  });

  it('lets only one of two administrators go who leave at once', async () => {
    const two = [
      await app.memberWith({ isAdmin: true }),
      await app.memberWith({ isAdmin: true }),
    ] as const;
    const answers = await Promise.all(two.map(({ send }) => leave(send)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    await app.db.execute(sql`UPDATE users SET is_admin = false`);
  });
});

describe('a member who has left', () => {
  it('signs in to restore the account and to nothing else', async () => {
    const { member, send } = await app.memberWith({ firstName: 'Maya' });
    await leave(send);
    const back = app.callWith({ cookie: await signInAgain(member.email) });
    for (const route of [auth.user, feed.list, account.listExports])
      expect(await statusOf(back, route)).toBe(401);
    const pending = await back(account.pendingDeletion);
    expect(pending.json()).toEqual({
      firstName: 'Maya',
      deletionDueAt: expect.stringMatching(/Z$/),
      isSuspended: false,
    });
    const days = (Date.parse(pending.json().deletionDueAt) - Date.now()) / (24 * 3600 * 1000);
    expect(days).toBeGreaterThan(13.9);
    expect(await statusOf(back, account.restore)).toBe(204);
    expect((await back(auth.user)).json().id).toBe(member.id);
    expect(await statusOfProfile(member.id)).toBe(200);
    await app.mailAbout(member.email, /is back/);
    expect(await statusOf(back, account.restore)).toBe(401);
  });

  it('needs the second factor to come back', async () => {
    const { member, send } = await app.memberWith();
    const { codeAt } = await app.addTotp(send);
    await leave(send, { method: 'totp', code: codeAt() });
    const first = await app.logIn(member.email, password);
    expect(first.error().code).toBe('second_step_required');
    const step = cookieOf(first, 'callboard-second-step');
    const answer = await app.finish(step, { method: 'totp', code: codeAt(1) });
    expect([answer.statusCode, answer.error().code]).toEqual([403, 'deletion_pending']);
    const back = app.callWith({ cookie: cookieOf(answer) });
    expect(await statusOf(back, account.restore)).toBe(204);
  });

  it('is not signed in by a passkey either', async () => {
    const { send } = await app.memberWith();
    const authenticator = await app.addPasskey(send);
    const challenge = (await send(secondFactor.proofOptions)).json();
    await leave(send, { method: 'passkey', response: authenticator.get(challenge) });
    const options = await app.call(secondFactor.passkeySignInOptions);
    const response = authenticator.get(options.json());
    const answer = await app.call(secondFactor.passkeySignIn, {
      body: { response },
      headers: { cookie: cookieOf(options, 'callboard-passkey') },
    });
    expect([answer.statusCode, answer.error().code]).toEqual([403, 'deletion_pending']);
  });

  it('cannot come back once the time is over', async () => {
    const late = await app.memberWith();
    await leave(late.send);
    const cookie = await signInAgain(late.member.email);
    await app.db.execute(
      sql`UPDATE users SET deletion_due_at = now() WHERE id = ${param(late.member.id)}`,
    );
    expect(await statusOf(app.callWith({ cookie }), account.restore)).toBe(401);
  });

  it('must have signed in: no cookie, one of nobody and one of an active member restore nothing', async () => {
    for (const cookie of ['', `callboard=${'a'.repeat(43)}`]) {
      const send = app.callWith({ cookie });
      expect(await statusOf(send, account.pendingDeletion)).toBe(401);
      expect(await statusOf(send, account.restore)).toBe(401);
    }
    expect(await statusOf(other, account.restore)).toBe(401);
  });

  it('is signed out on every instance', async () => {
    const here = await createTestApp({ databaseUrl: app.databaseUrl });
    const { member, send } = await app.memberWith();
    const there = await here.as(member);
    await leave(send);
    expect(await statusOf(there, auth.user)).toBe(401);
    await here.close();
  });
});
