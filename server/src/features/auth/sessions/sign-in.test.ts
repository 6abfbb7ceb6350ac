import { Worker } from 'node:worker_threads';
import { hash, parseOptions } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import {
  type AuthApp,
  cookieOf,
  createAuthApp,
  createMember,
  seenOf,
} from '#server/testing/auth-app.ts';
import { createUser } from '#server/testing/factories.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await createAuthApp();
});
afterAll(() => app.close());

const me = (cookie: string) => app.call(auth.user, { headers: { cookie } });

const signedUp = (answer: Parameters<typeof cookieOf>[0]) => ({
  cookie: cookieOf(answer, 'callboard-sign-up'),
});

describe('POST /api/auth/login', () => {
  it('refuses a wrong password and an unknown address with one answer', async () => {
    await createMember(app, 'right password', { email: 'known@nyu.edu' });
    await createUser(app.db, { email: 'google-only@nyu.edu' });
    await app.signUp('unproved@nyu.edu', { password: 'right password' });
    const refused = await app.logIn('known@nyu.edu', 'wrong password');
    expect(refused.statusCode).toBe(401);
    expect(refused.error().message).toMatch(/do not match/);
    for (const email of ['nobody@nyu.edu', 'google-only@nyu.edu', 'unproved@nyu.edu']) {
      expect(seenOf(await app.logIn(email, 'wrong password'))).toEqual(seenOf(refused));
    }
  });

  it('takes as long for an unknown address as for a wrong password: it computes as much', async () => {
    await createMember(app, 'right password', { email: 'timed@nyu.edu' });
    await createUser(app.db, { email: 'timed-google-only@nyu.edu' });
    const hashing = vi.spyOn(Worker.prototype, 'postMessage');
    onTestFinished(() => hashing.mockRestore());
    const workFor = async (email: string) => {
      hashing.mockClear();
      await app.logIn(email, 'wrong password');
      return hashing.mock.calls.map(([task]) => ({
        kind: task.kind,
        password: task.password,
        cost: parseOptions(task.hash),
      }));
    };
    const known = await workFor('timed@nyu.edu');
    expect(known).toMatchObject([{ kind: 'verify', password: 'wrong password' }]);
    expect(await workFor('untimed@nyu.edu')).toEqual(known);
    expect(await workFor('timed-google-only@nyu.edu')).toEqual(known);
  });

  it('signs in, whatever the case of the address', async () => {
    await createMember(app, 'right password', { email: 'case@nyu.edu', firstName: 'Case' });
    const answer = await app.logIn(' CASE@nyu.edu', 'right password');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ firstName: 'Case', hasPassword: true });
    expect(answer.body).not.toContain('argon2');
    expect(answer.json()).not.toHaveProperty('sessionId');
    expect((await me(cookieOf(answer))).statusCode).toBe(200);
  });

  it('says that a member is suspended only to someone who knows the password', async () => {
    const suspendedAt = '2026-01-01T00:00:00Z';
    await createMember(app, 'right password', { email: 'suspended@nyu.edu', suspendedAt });
    const stranger = await app.logIn('suspended@nyu.edu', 'wrong password');
    expect(seenOf(stranger)).toEqual(seenOf(await app.logIn('nobody@nyu.edu', 'wrong password')));
    const member = await app.logIn('suspended@nyu.edu', 'right password');
    expect(member.statusCode).toBe(403);
    expect(member.error().code).toBe('suspended');
    expect((await me(cookieOf(member))).statusCode).toBe(401);
  });

  it('asks the browser that signed up for the code, and mails a fresh one', async () => {
    const signUp = await app.signUp('waiting@nyu.edu', { password: 'right password' });
    await app.codeFor('waiting@nyu.edu');
    await app.db.$client.query('UPDATE pending_signups SET resend_after = now()');
    const answer = await app.logIn('waiting@nyu.edu', 'right password', signedUp(signUp));
    expect(answer.statusCode).toBe(403);
    expect(answer.error().code).toBe('verification_required');
    expect(cookieOf(answer)).toBe('');
    const code = await app.codeFor('waiting@nyu.edu', 2);
    expect((await app.verify('waiting@nyu.edu', code)).statusCode).toBe(200);
  });

  it('mails no further code within a minute', async () => {
    const signUp = await app.signUp('eager@nyu.edu', { password: 'right password' });
    const code = await app.codeFor('eager@nyu.edu');
    // The minute may be over before the mail is here; this one begins now.
    await app.db.$client.query(
      "UPDATE pending_signups SET resend_after = now() + interval '1 minute'",
    );
    await app.logIn('eager@nyu.edu', 'right password', signedUp(signUp));
    expect((await app.verify('eager@nyu.edu', code)).statusCode).toBe(200);
    expect(await app.mailsTo('eager@nyu.edu')).toHaveLength(1);
  });

  it('renews a hash that was made with other costs', async () => {
    const passwordHash = await hash('right password', { memoryCost: 8192, timeCost: 1 });
    const { id } = await createUser(app.db, { email: 'old@nyu.edu', passwordHash });
    expect((await app.logIn('old@nyu.edu', 'right password')).statusCode).toBe(200);
    const { rows } = await app.db.$client.query('SELECT * FROM users WHERE id = $1', [id]);
    expect(rows[0].password_hash).toContain('m=19456,t=2,p=1');
    expect((await app.logIn('old@nyu.edu', 'right password')).statusCode).toBe(200);
  });

  it('gives a new token at each sign-in and ends the session the browser came with', async () => {
    await createMember(app, 'right password', { email: 'rotate@nyu.edu' });
    const first = cookieOf(await app.logIn('rotate@nyu.edu', 'right password'));
    const second = cookieOf(await app.logIn('rotate@nyu.edu', 'right password', { cookie: first }));
    expect(second).not.toBe(first);
    expect((await me(first)).statusCode).toBe(401);
    expect((await me(second)).statusCode).toBe(200);
  });

  it('does not take over a token that someone planted', async () => {
    await createMember(app, 'right password', { email: 'fixed@nyu.edu' });
    const planted = `callboard=${'a'.repeat(43)}`;
    const answer = await app.logIn('fixed@nyu.edu', 'right password', { cookie: planted });
    expect(cookieOf(answer)).not.toBe(planted);
    expect((await me(planted)).statusCode).toBe(401);
  });
});
