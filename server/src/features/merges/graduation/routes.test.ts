import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin as adminRoutes } from '#contract/admin/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { merges } from '#contract/merges/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { createMember, seenOf } from '#server/testing/auth-app.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createFactorApp, type FactorApp, password } from '#server/testing/factor-app.ts';
import { createPost, createUser } from '#server/testing/factories.ts';

const dean = 'dean@nyu.edu';
let app: FactorApp;
beforeAll(async () => {
  app = await createFactorApp({ ADMIN_EMAILS: `${dean},provost@nyu.edu` });
  await createUser(app.db, { email: dean, isAdmin: true });
});
afterAll(() => app.close());

/** A member, and how they ask to move. */
async function student(email: string) {
  const { id } = await createMember(app, 'my password', { email });
  const send = await app.as({ id });
  const unproved = await send(merges.startGraduation, { body: { newEmail: 'unproved@nyu.edu' } });
  expect(unproved.error().code).toBe('proof_required');
  await send(secondFactor.prove, { body: { method: 'password', password: 'my password' } });
  return {
    id,
    send,
    start: (newEmail: string) => send(merges.startGraduation, { body: { newEmail } }),
    confirm: (currentCode: string, newCode: string) =>
      send(merges.confirmGraduation, { body: { currentCode, newCode } }),
  };
}

describe('asking to move', () => {
  it('is refused for an address that is not a new one of the school', async () => {
    const { start } = await student('asks@nyu.edu');
    const answers = [await start('me@elsewhere.com'), await start('Asks@nyu.edu')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
  });

  it('answers the same for every address, and only its mailbox learns the difference', async () => {
    const later = '2999-01-01T00:00:00Z';
    await createUser(app.db, { email: 'suspended@nyu.edu', suspendedAt: '2026-01-01T00:00:00Z' });
    await createUser(app.db, { email: 'leaving@nyu.edu', deletionDueAt: later });
    const withFactor = await createMember(app, password, { email: 'factor@nyu.edu' });
    await app.addTotp(await app.as(withFactor));
    await createMember(app, password, { email: 'member@nyu.edu' });
    const told = {
      'nobody@nyu.edu': /as the one of the new address/,
      'member@nyu.edu': /becomes\s+part\s+of\s+theirs/,
      'factor@nyu.edu': /has\s+two-step\s+sign-in/,
      [dean]: /belongs\s+to\s+an\s+administrator/,
      'provost@nyu.edu': /belongs\s+to\s+an\s+administrator/,
      'suspended@nyu.edu': /is\s+suspended/,
      'leaving@nyu.edu': /about\s+to\s+be\s+deleted/,
    };
    const seen = new Set<string>();
    for (const [email, words] of Object.entries(told)) {
      const { start, confirm } = await student(`to-${email}`);
      const answer = await start(email);
      expect(answer.json().newEmail).toBe(email);
      const { headers, ...rest } = seenOf(answer);
      const body = rest.body.replace(email, '…').replace(/"expiresAt":"[^"]+"/, '');
      const { 'content-length': _, ...alike } = headers;
      seen.add(JSON.stringify({ ...rest, body, headers: alike }));
      const mail = await app.mailAbout(email, words);
      const isUsable = /^\d{6} /.test(mail.subject ?? '');
      expect(isUsable).toBe(/^(nobody|member|factor)@/.test(email));
      if (isUsable) continue;
      const refused = await confirm(await app.codeFor(`to-${email}`), '000000');
      expect([refused.statusCode, refused.error().message]).toEqual([
        400,
        expect.stringMatching(/code is not right/),
      ]);
    }
    expect(seen.size).toBe(1);
  });

  it('is refused to an administrator, and within a minute of the last codes', async () => {
    const admin = await createUser(app.db, { isAdmin: true });
    const refused = await (await app.as(admin))(merges.startGraduation, {
      body: { newEmail: 'new@nyu.edu' },
    });
    expect(refused.statusCode).toBe(409);
    const { start } = await student('hasty@nyu.edu');
    expect((await start('hasty-new@nyu.edu')).statusCode).toBe(202);
    expect((await start('hasty-new@nyu.edu')).statusCode).toBe(429);
  });

  it('is dropped on demand', async () => {
    const { start, send, confirm } = await student('stays@nyu.edu');
    await start('stays-new@nyu.edu');
    const codes = [await app.codeFor('stays@nyu.edu'), await app.codeFor('stays-new@nyu.edu')];
    expect((await send(merges.cancelGraduation)).statusCode).toBe(204);
    expect((await send(merges.findGraduation)).json()).toBeNull();
    expect((await confirm(codes[0] ?? '', codes[1] ?? '')).statusCode).toBe(400);
  });
});

describe('both codes', () => {
  it('move the account; the former address finds it and makes no second one', async () => {
    const { id, start, confirm } = await student('student@nyu.edu');
    expect((await start('alum@nyu.edu')).statusCode).toBe(202);
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
    await app.call(auth.forgotPassword, { body: { email: 'student@nyu.edu' } });
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
    expect((await send(auth.user)).json().email).toBe('guess@nyu.edu');
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
    await admin(adminRoutes.updateUser, { params: { userId: id }, body: { email: 'one@nyu.edu' } });
    expect(await move('one@nyu.edu', 'three@nyu.edu')).toBe(200);
    expect(await move('three@nyu.edu', 'one@nyu.edu')).toBe(200);
    expect((await send(auth.user)).json().email).toBe('one@nyu.edu');
    expect((await app.logIn('three@nyu.edu', 'my password')).json().id).toBe(id);
  });

  it('merge the account of the new address, which an administrator can undo', async () => {
    const { id, start, confirm, send } = await student('before@nyu.edu');
    const other = await createMember(app, 'other password', { email: 'after@nyu.edu' });
    const post = await createPost(app.db, { authorId: other.id });
    expect((await start('after@nyu.edu')).statusCode).toBe(202);
    const codes = [await app.codeFor('before@nyu.edu'), await app.codeFor('after@nyu.edu')];
    const moved = await confirm(codes[0] ?? '', codes[1] ?? '');
    expect(moved.json()).toEqual({ email: 'after@nyu.edu', mergedItems: 1 });
    expect((await send(posts.get, { params: { id: post.id } })).json().author.id).toBe(id);
    expect((await send(profiles.get, { params: { id: other.id } })).json()).toMatchObject({ id });
    expect((await app.logIn('before@nyu.edu', 'my password')).json().id).toBe(id);
    const mail = await app.mailAbout('after@nyu.edu', /has moved/);
    expect(mail.text).toMatch(/they can undo it for\s+30 days/);

    const admin = await app.as(await createUser(app.db, { isAdmin: true }));
    const [merge] = (await admin(merges.list)).json();
    const undone = await admin(merges.undo, { params: { id: merge?.id } });
    expect(undone.json()).toMatchObject({ undoneAt: expect.any(String) });
    expect((await send(auth.user)).statusCode).toBe(401);
    expect((await app.logIn('before@nyu.edu', 'my password')).json().id).toBe(id);
    expect((await app.logIn('after@nyu.edu', 'other password')).json().id).toBe(other.id);
    expect((await app.logIn('after@nyu.edu', 'my password')).statusCode).toBe(401);
    expect((await admin(posts.get, { params: { id: post.id } })).json().author.id).toBe(other.id);
  });
});
