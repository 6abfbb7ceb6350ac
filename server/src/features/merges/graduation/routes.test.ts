import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthApp, createAuthApp, createMember } from '#server/testing/auth-app.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createPost, createUser } from '#server/testing/factories.ts';

const dean = 'dean@nyu.edu';
let app: AuthApp;
beforeAll(async () => {
  app = await createAuthApp({ ADMIN_EMAILS: `${dean},provost@nyu.edu` });
  await createUser(app.db, { email: dean, isAdmin: true });
});
afterAll(() => app.close());

const path = '/api/account/graduation';

/** A member, and how they ask to move. */
async function student(email: string) {
  const { id } = await createMember(app, 'my password', { email });
  const send = await app.as({ id });
  const unproved = await send('POST', path, { newEmail: 'unproved@nyu.edu' });
  expect(unproved.json().code).toBe('proof_required');
  const proof = { method: 'password', password: 'my password' };
  await send('POST', '/api/auth/proof', proof);
  return {
    id,
    send,
    start: (newEmail: string) => send('POST', path, { newEmail }),
    confirm: (currentCode: string, newCode: string) =>
      send('POST', `${path}/confirm`, { currentCode, newCode }),
  };
}

describe('asking to move', () => {
  it('is refused for an address that is not a new one of the school, or is an administrator’s', async () => {
    const { start } = await student('asks@nyu.edu');
    await createUser(app.db, {
      email: 'suspended@nyu.edu',
      suspendedAt: '2026-01-01T00:00:00Z',
    });
    const statuses: number[] = [];
    for (const email of [
      'me@elsewhere.com',
      'asks@nyu.edu',
      dean,
      'provost@nyu.edu',
      'suspended@nyu.edu',
    ])
      statuses.push((await start(email)).statusCode);
    expect(statuses).toEqual([400, 400, 409, 409, 409]);
  });

  it('says the same of each account that cannot be taken over', async () => {
    const { start } = await student('curious@nyu.edu');
    await createUser(app.db, { email: 'gone@nyu.edu', suspendedAt: '2026-01-01T00:00:00Z' });
    expect((await start('gone@nyu.edu')).json().message).toBe((await start(dean)).json().message);
  });

  it('is refused to an administrator, and within a minute of the last codes', async () => {
    const admin = await createUser(app.db, { isAdmin: true });
    const refused = await (await app.as(admin))('POST', path, { newEmail: 'new@nyu.edu' });
    expect(refused.statusCode).toBe(409);
    const { start } = await student('hasty@nyu.edu');
    expect((await start('hasty-new@nyu.edu')).statusCode).toBe(202);
    expect((await start('hasty-new@nyu.edu')).statusCode).toBe(429);
  });

  it('is dropped on demand', async () => {
    const { start, send, confirm } = await student('stays@nyu.edu');
    await start('stays-new@nyu.edu');
    const codes = [await app.codeFor('stays@nyu.edu'), await app.codeFor('stays-new@nyu.edu')];
    expect((await send('DELETE', path)).statusCode).toBe(204);
    expect((await send('GET', path)).json()).toBeNull();
    expect((await confirm(codes[0] ?? '', codes[1] ?? '')).statusCode).toBe(400);
  });
});

describe('both codes', () => {
  it('move the account; the former address finds it and makes no second one', async () => {
    const { id, start, confirm } = await student('student@nyu.edu');
    expect((await start('alum@nyu.edu')).json()).toMatchObject({ mergesAccount: false });
    const codes = [await app.codeFor('student@nyu.edu'), await app.codeFor('alum@nyu.edu')];
    const moved = await confirm(codes[0] ?? '', codes[1] ?? '');
    expect(moved.json()).toEqual({ email: 'alum@nyu.edu', mergedItems: 0 });
    for (const email of ['student@nyu.edu', 'alum@nyu.edu'])
      expect((await app.logIn(email, 'my password')).statusCode).toBe(200);
    const mail = await app.mailAbout('student@nyu.edu', /has moved/);
    expect(mail.text).toMatch(/they can change the\s+address back/);

    await app.signUp('student@nyu.edu');
    const known = await app.mailAbout('student@nyu.edu', /already|sign in/i);
    expect(known.subject).not.toMatch(/^\d{6}/);
    await app.call('POST', '/api/auth/forgot-password', { email: 'student@nyu.edu' });
    await app.mailAbout('alum@nyu.edu', /mode=reset/);
    const { rows } = await app.db.$client.query(
      `SELECT id FROM users WHERE email IN ('student@nyu.edu', 'alum@nyu.edu')`,
    );
    expect(rows).toEqual([{ id }]);
  });

  it('do nothing where one is wrong, and after five tries', async () => {
    const { start, confirm, send } = await student('guess@nyu.edu');
    await start('guess-new@nyu.edu');
    const [current, next] = [
      await app.codeFor('guess@nyu.edu'),
      await app.codeFor('guess-new@nyu.edu'),
    ];
    const wrong = next === '000000' ? '111111' : '000000';
    for (let n = 0; n < 5; n += 1) expect((await confirm(current, wrong)).statusCode).toBe(400);
    expect((await confirm(current, next)).statusCode).toBe(400);
    expect((await send('GET', '/api/auth/user')).json().email).toBe('guess@nyu.edu');
  });

  it('move an account to and fro, also where an administrator had given it a former address', async () => {
    const { id, start, confirm, send } = await student('one@nyu.edu');
    const asked: Record<string, number> = {};
    const nextCode = async (email: string) => {
      const count = (asked[email] ?? 0) + 1;
      asked[email] = count;
      let codes: string[] = [];
      await eventually(async () => {
        const mails = await app.mailsTo(email);
        codes = mails.flatMap(({ subject }) => /^\d{6}/.exec(subject ?? '')?.[0] ?? []);
        expect(codes).toHaveLength(count);
      });
      return codes.at(-1) ?? '';
    };
    const move = async (from: string, to: string) => {
      expect((await start(to)).statusCode).toBe(202);
      return (await confirm(await nextCode(from), await nextCode(to))).statusCode;
    };
    expect(await move('one@nyu.edu', 'two@nyu.edu')).toBe(200);
    const admin = await app.as(await createUser(app.db, { isAdmin: true }));
    await admin('PUT', `/api/admin/users/${id}`, { email: 'one@nyu.edu' });
    expect(await move('one@nyu.edu', 'three@nyu.edu')).toBe(200);
    expect(await move('three@nyu.edu', 'one@nyu.edu')).toBe(200);
    expect((await send('GET', '/api/auth/user')).json().email).toBe('one@nyu.edu');
    expect((await app.logIn('three@nyu.edu', 'my password')).json().id).toBe(id);
  });

  it('merge the account of the new address, which an administrator can undo', async () => {
    const { id, start, confirm, send } = await student('before@nyu.edu');
    const other = await createMember(app, 'other password', { email: 'after@nyu.edu' });
    const post = await createPost(app.db, { authorId: other.id });
    expect((await start('after@nyu.edu')).json()).toMatchObject({ mergesAccount: true });
    const codes = [await app.codeFor('before@nyu.edu'), await app.codeFor('after@nyu.edu')];
    const moved = await confirm(codes[0] ?? '', codes[1] ?? '');
    expect(moved.json()).toEqual({ email: 'after@nyu.edu', mergedItems: 1 });
    expect((await send('GET', `/api/posts/${post.id}`)).json().author.id).toBe(id);
    expect((await send('GET', `/api/users/${other.id}`)).json()).toMatchObject({ id });
    expect((await app.logIn('before@nyu.edu', 'my password')).json().id).toBe(id);
    const mail = await app.mailAbout('after@nyu.edu', /has moved/);
    expect(mail.text).toMatch(/they can undo it for\s+30 days/);

    const admin = await app.as(await createUser(app.db, { isAdmin: true }));
    const [merge] = (await admin('GET', '/api/admin/merges')).json();
    const undone = await admin('POST', `/api/admin/merges/${merge.id}/undo`);
    expect(undone.json()).toMatchObject({ undoneAt: expect.any(String) });
    expect((await send('GET', '/api/auth/user')).statusCode).toBe(401);
    expect((await app.logIn('before@nyu.edu', 'my password')).json().id).toBe(id);
    expect((await app.logIn('after@nyu.edu', 'other password')).json().id).toBe(other.id);
    expect((await app.logIn('after@nyu.edu', 'my password')).statusCode).toBe(401);
    expect((await admin('GET', `/api/posts/${post.id}`)).json().author.id).toBe(other.id);
  });
});
