import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account/contract.ts';
import { admin } from '#contract/admin/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { feed } from '#contract/feed/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { liveClose } from '#contract/live.ts';
import { posts } from '#contract/posts/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { param, sql } from '#server/db/sql.ts';
import { cookieOf } from '#server/testing/auth-app.ts';
import { createFactorApp, type FactorApp, password } from '#server/testing/factor-app.ts';
import { createJob, createPost, createUser } from '#server/testing/factories.ts';
import { openLiveClient } from '#server/testing/live-client.ts';
import type { Send } from '#server/testing/send.ts';
import { deleteExpiredSessions } from './commands.ts';

let app: FactorApp;
let url: string;
beforeAll(async () => {
  app = await createFactorApp();
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const users = (send: Send) => send(admin.listUsers);
const seenOf = async (send: Send) => {
  const answer = await users(send);
  return answer.statusCode === 200 ? 'ok' : answer.error().code;
};
const prove = (send: Send, body: BodyInputOf<typeof secondFactor.prove>) =>
  send(secondFactor.prove, { body });
const forgetFactor = (userId: string) =>
  app.db.execute(sql`UPDATE sessions SET second_factor_at = NULL WHERE user_id = ${param(userId)}`);
/** Requests of a browser that has signed in by itself. */
const browser = (cookie: string): Send => app.callWith({ cookie });

async function administrator() {
  const { member, send } = await app.memberWith({ isAdmin: true });
  return { member, send, ...(await app.addTotp(send)) };
}

describe('a first factor', () => {
  it('ends every other session of the member and its socket, and keeps this one', async () => {
    const { member, send } = await app.memberWith({ isAdmin: true });
    const cookie = cookieOf(await app.logIn(member.email, password));
    const intruder = browser(cookie);
    const socket = await openLiveClient(url, { cookie });
    expect(await seenOf(intruder)).toBe('ok');
    await app.addTotp(send);
    expect((await users(intruder)).statusCode).toBe(401);
    expect(await socket.closed).toBe(liveClose.sessionEnded);
    expect(await seenOf(send)).toBe('ok');
  });

  it('ends them for a passkey as well; a second factor ends none', async () => {
    const { member, send } = await app.memberWith({ isAdmin: true });
    const other = await app.as(member);
    const passkey = await app.addPasskey(send);
    expect((await users(other)).statusCode).toBe(401);
    const start = await app.call(secondFactor.passkeySignInOptions);
    const answer = await app.call(secondFactor.passkeySignIn, {
      body: { response: passkey.get(start.json()) },
      headers: { cookie: cookieOf(start, 'callboard-passkey') },
    });
    const second = browser(cookieOf(answer));
    await app.addTotp(send);
    expect(await seenOf(second)).toBe('ok');
  });
});

describe('a session that has not passed the factor', () => {
  it('has none of the powers of staff, and is told what to do', async () => {
    const { member, send, codeAt } = await administrator();
    await forgetFactor(member.id);
    const answer = await users(send);
    expect([answer.statusCode, answer.error()]).toEqual([
      403,
      expect.objectContaining({
        code: 'second_factor_required',
        message: 'Please confirm with your passkey or your authenticator app that it is you.',
      }),
    ]);
    const self = () => send(auth.user);
    expect((await self()).json()).toMatchObject({ isAdmin: false, role: null, staffStep: 'prove' });
    expect((await prove(send, { method: 'totp', code: codeAt() })).statusCode).toBe(204);
    expect(await seenOf(send)).toBe('ok');
    expect((await self()).json()).toMatchObject({ isAdmin: true, staffStep: null });
  });

  it('sees and changes no more than a member where a route is for members', async () => {
    const { member, send } = await administrator();
    const author = await createUser(app.db);
    const { id } = await createPost(app.db, { authorId: author.id });
    const { id: jobId } = await createJob(app.db, { authorId: author.id });
    await forgetFactor(member.id);
    expect((await send(profiles.get, { params: { id: author.id } })).json().email).toBeNull();
    expect((await send(jobs.remove, { params: { id: jobId } })).statusCode).toBe(403);
    await app.db.execute(sql`UPDATE users SET suspended_at = now() WHERE id = ${param(author.id)}`);
    expect((await send(posts.get, { params: { id } })).statusCode).toBe(404);
    expect((await send(profiles.get, { params: { id: author.id } })).statusCode).toBe(404);
  });

  it('does not let the last administrator leave as if they were none', async () => {
    const { member, send, codeAt } = await administrator();
    await forgetFactor(member.id);
    expect((await send(account.remove)).error().code).toBe('proof_required');
    await prove(send, { method: 'totp', code: codeAt() });
    await app.db.execute(
      sql`UPDATE users SET is_admin = (id = ${param(member.id)}) WHERE is_admin`,
    );
    expect((await send(account.remove)).statusCode).toBe(409);
  });
});

describe('where a factor exists', () => {
  it('the password is no proof: it removes no factor, makes no codes and adds nothing', async () => {
    const { member, send } = await administrator();
    await forgetFactor(member.id);
    const refused = await prove(send, { method: 'password', password });
    expect([refused.statusCode, refused.error().message]).toEqual([
      400,
      'Your account has two-step sign-in: please use your passkey, your authenticator app or a recovery code.',
    ]);
    const { removeTotp, renewRecoveryCodes, passkeyOptions } = secondFactor;
    for (const route of [removeTotp, renewRecoveryCodes, passkeyOptions]) {
      expect((await send(route)).error().code).toBe('proof_required');
    }
    expect(await seenOf(send)).toBe('second_factor_required');
  });

  it('a recovery code is proof, once', async () => {
    const { member, send, recoveryCodes } = await administrator();
    const [code = ''] = recoveryCodes;
    await forgetFactor(member.id);
    const proof = { method: 'recovery-code' as const, code };
    expect((await prove(send, proof)).statusCode).toBe(204);
    expect(await seenOf(send)).toBe('ok');
    await forgetFactor(member.id);
    expect((await prove(send, proof)).error().issues?.[0]?.path).toBe('code');
    expect((await send(secondFactor.removeTotp)).error().code).toBe('proof_required');
  });

  it('a second step and a passkey by itself pass it', async () => {
    const { member, codeAt } = await administrator();
    const step = await app.firstStep(member);
    const signedIn = await app.finish(step, { method: 'totp', code: codeAt() });
    expect(signedIn.json()).toMatchObject({ isAdmin: true, staffStep: null });
    expect(await seenOf(browser(cookieOf(signedIn)))).toBe('ok');
  });

  it('what was passed does not count once the last factor is gone', async () => {
    const { member, send } = await administrator();
    expect((await send(secondFactor.removeTotp)).statusCode).toBe(204);
    const { rows } = await app.db.execute(
      sql`SELECT second_factor_at FROM sessions WHERE user_id = ${param(member.id)}`,
    );
    expect(rows).toEqual([{ second_factor_at: null }]);
    expect(await seenOf(send)).toBe('ok');
  });
});

describe('a session of staff', () => {
  const age = (userId: string, column: 'created_at' | 'last_seen_at', interval: string) =>
    app.db.$client.query(
      `UPDATE sessions SET ${column} = now() - $2::interval WHERE user_id = $1`,
      [userId, interval],
    );
  const statusOf = async (send: Send) => (await send(auth.user)).statusCode;
  const kinds = [
    ['an administrator', { isAdmin: true }],
    ['a moderator', { role: 'moderator' }],
    ['an analyst', { role: 'analyst' }],
  ] as const;

  it.each(kinds)('ends after twelve hours without use, of %s', async (_, fields) => {
    const { member, send } = await app.memberWith(fields);
    await age(member.id, 'last_seen_at', '12 hours');
    expect(await statusOf(send)).toBe(401);
    await age(member.id, 'last_seen_at', '11 hours 55 minutes');
    expect(await statusOf(send)).toBe(200);
  });

  it('ends after seven days, however much it is used', async () => {
    const { member, send } = await app.memberWith({ role: 'analyst' });
    await age(member.id, 'created_at', '6 days 23 hours');
    expect(await statusOf(send)).toBe(200);
    await age(member.id, 'created_at', '7 days');
    expect(await statusOf(send)).toBe(401);
    expect((await send(feed.list)).statusCode).toBe(401);
  });

  it('ends so for a member who becomes staff, and lasts for one who is none', async () => {
    const { member, send } = await app.memberWith();
    await age(member.id, 'last_seen_at', '13 hours');
    await age(member.id, 'created_at', '8 days');
    expect(await statusOf(send)).toBe(200);
    const administrator = await app.memberWith({ isAdmin: true });
    const promoted = await administrator.send(admin.setRole, {
      params: { userId: member.id },
      body: { role: 'analyst' },
    });
    expect(promoted.statusCode).toBe(200);
    expect(await statusOf(send)).toBe(401);
  });

  it('is not kept alive by a page that lies open, and its socket closes', async () => {
    const { member } = await app.memberWith({ isAdmin: true });
    const cookie = cookieOf(await app.logIn(member.email, password));
    const socket = await openLiveClient(url, { cookie });
    await age(member.id, 'last_seen_at', '6 minutes');
    const token = cookie.split('=')[1] ?? '';
    expect((await app.authenticate(token, false))?.id).toBe(member.id);
    const { rows } = await app.db.$client.query(
      "SELECT last_seen_at < now() - interval '5 minutes' AS unseen FROM sessions WHERE user_id = $1",
      [member.id],
    );
    expect(rows.map(({ unseen }) => unseen)).toEqual([true, true]);
    await age(member.id, 'last_seen_at', '13 hours');
    await deleteExpiredSessions(app.db);
    expect(await socket.closed).toBe(liveClose.sessionEnded);
  });
});
