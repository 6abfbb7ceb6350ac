import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthApp, createAuthApp, createMember, seenOf } from '#server/testing/auth-app.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await createAuthApp({ EMAIL_DOMAINS: 'nyu.edu', ADMIN_EMAILS: 'dean@nyu.edu' });
});
afterAll(() => app.close());

describe('POST /api/auth/signup', () => {
  it.each([
    'maya@gmail.com',
    'maya@evilnyu.edu',
    'maya@nyu.edu.evil.com',
    'maya@nyu.edu@evil.com',
    'maya@evil.com,x@nyu.edu',
    '"maya@evil.com"@nyu.edu',
    'maya@nyu．edu',
    'mаya@nyu.edu',
    'maya@nyu.edu\nbcc:x@evil.com',
    'maya@edu',
    '',
  ])('refuses %j', async (email) => {
    const answer = await app.signUp(email);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues[0].path).toBe('email');
  });

  it('says which address to use', async () => {
    expect((await app.signUp('maya@gmail.com')).json()).toMatchObject({
      code: 'invalid',
      message: 'Please use your nyu.edu e-mail address.',
    });
  });

  it.each([
    ['a short password', { password: 'short12' }, 'password'],
    ['a common password', { password: 'Password123' }, 'password'],
    ['a name of spaces', { firstName: '   ' }, 'firstName'],
    ['a very long name', { lastName: 'x'.repeat(61) }, 'lastName'],
    ['a number as name', { firstName: 5 }, 'firstName'],
  ])('refuses %s', async (_, more, path) => {
    const answer = await app.signUp('refused@nyu.edu', more);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues[0].path).toBe(path);
  });

  it.each(['first@nyu.edu', 'First.Last@Cs.NYU.edu', '  spaced@nyu.edu '])(
    'takes %j and mails a code',
    async (email) => {
      const answer = await app.signUp(email);
      const address = email.trim().toLowerCase();
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ requiresVerification: true, email: address });
      expect(await app.codeFor(address)).toMatch(/^\d{6}$/);
    },
  );

  it('makes no account before the code', async () => {
    await app.signUp('pending@nyu.edu');
    const { rows } = await app.db.$client.query(
      "SELECT * FROM users WHERE email = 'pending@nyu.edu'",
    );
    expect(rows).toEqual([]);
  });

  it('answers a registered address the same, and tells only its mailbox', async () => {
    await createMember(app, 'correct horse', { email: 'taken@nyu.edu' });
    const taken = seenOf(await app.signUp('taken@nyu.edu'));
    const free = seenOf(await app.signUp('freee@nyu.edu'));
    expect({ ...taken, body: taken.body.replace('taken', 'freee') }).toEqual(free);
    const [mail] = await app.mailsTo('taken@nyu.edu');
    expect(mail?.subject).toBe('You already have a Callboard account');
    expect(mail?.text).not.toMatch(/\d{6}/);
  });

  it('changes nothing about the account of a registered address', async () => {
    await createMember(app, 'my own password', { email: 'kept@nyu.edu', firstName: 'Kept' });
    await app.signUp('kept@nyu.edu', { password: 'another password' });
    await app.mailsTo('kept@nyu.edu');
    expect((await app.logIn('kept@nyu.edu', 'another password')).statusCode).toBe(401);
    expect((await app.logIn('kept@nyu.edu', 'my own password')).json().firstName).toBe('Kept');
  });

  it('ignores keys it does not know', async () => {
    await app.signUp('plain@nyu.edu', { isAdmin: true, id: 'user_mine' });
    const answer = await app.verify('plain@nyu.edu', await app.codeFor('plain@nyu.edu'));
    expect(answer.json()).toMatchObject({ email: 'plain@nyu.edu', isAdmin: false });
    expect(answer.json().id).not.toBe('user_mine');
  });

  it('keeps neither code nor password in the clear', async () => {
    await app.signUp('hashed@nyu.edu');
    const code = await app.codeFor('hashed@nyu.edu');
    const { rows } = await app.db.$client.query(
      "SELECT * FROM pending_signups WHERE email = 'hashed@nyu.edu'",
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain('correct horse');
  });

  it('makes an administrator of an address that the configuration names', async () => {
    await app.signUp('Dean@nyu.edu');
    const answer = await app.verify('dean@nyu.edu', await app.codeFor('dean@nyu.edu'));
    expect(answer.json().isAdmin).toBe(true);
  });
});
