import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { type AuthApp, createAuthApp, createMember, seenOf } from '#server/testing/auth-app.ts';
import { eventually } from '#server/testing/eventually.ts';
import { wrong } from '#server/testing/send.ts';

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
    expect(answer.error().issues?.[0]?.path).toBe('email');
  });

  it('says which address to use', async () => {
    expect((await app.signUp('maya@gmail.com')).error()).toMatchObject({
      code: 'invalid',
      message: 'Please use your nyu.edu e-mail address.',
    });
  });

  it('names a wrong address and a common password together', async () => {
    const answer = await app.signUp('maya@gmail.com', { password: 'Password123' });
    expect(answer.statusCode).toBe(400);
    const { issues } = answer.error();
    expect(issues?.map(({ path }) => path)).toEqual(['email', 'password']);
  });

  it.each<[string, Partial<BodyInputOf<typeof auth.signUp>>, string]>([
    ['a short password', { password: 'short12' }, 'password'],
    ['a common password', { password: 'Password123' }, 'password'],
    ['a name of spaces', { firstName: '   ' }, 'firstName'],
    ['a very long name', { lastName: 'x'.repeat(61) }, 'lastName'],
    ['a name that becomes a link', { firstName: 'Win at evil.com' }, 'firstName'],
    ['a name that turns text around', { lastName: 'Lin\u202egnp' }, 'lastName'],
    ['a password of the own name', { password: 'mayalin2026' }, 'password'],
    ['a password of the own address', { password: 'refused@nyu.edu' }, 'password'],
    ['a number as name', { firstName: wrong(5) }, 'firstName'],
  ])('refuses %s', async (_, more, path) => {
    const answer = await app.signUp('refused@nyu.edu', more);
    expect(answer.statusCode).toBe(400);
    expect(answer.error().issues?.[0]?.path).toBe(path);
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

  it('mails no word that whoever signed up chose', async () => {
    await app.signUp('bait@nyu.edu', { firstName: 'Click here', lastName: 'to win' });
    const [mail] = await app.mailsTo('bait@nyu.edu');
    const content = `${mail?.subject} ${mail?.text} ${mail?.html}`;
    expect(content).not.toMatch(/Click here|to win/);
  });

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

  it('takes no keys that it does not know', async () => {
    const more = await app.signUp('plain@nyu.edu', wrong({ isAdmin: true, id: 'user_mine' }));
    expect([more.statusCode, more.error().issues?.length]).toEqual([400, 2]);
    await app.signUp('plain@nyu.edu');
    const answer = await app.verify('plain@nyu.edu', await app.codeFor('plain@nyu.edu'));
    expect(answer.json()).toMatchObject({ email: 'plain@nyu.edu', isAdmin: false });
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

  it('leaves no code or password hash in the queue once the mail is sent', async () => {
    await app.signUp('queued@nyu.edu');
    const code = await app.codeFor('queued@nyu.edu');
    await eventually(async () => {
      const { rows } = await app.db.$client.query(
        "SELECT data FROM pgboss.job WHERE data::text ~ $1 OR data::text LIKE '%argon2%'",
        [code],
      );
      expect(rows).toEqual([]);
    });
  });

  it('keeps a code that cannot be found without the key of the server', async () => {
    await app.signUp('keyed@nyu.edu');
    const code = await app.codeFor('keyed@nyu.edu');
    const { rows } = await app.db.$client.query(
      "SELECT code_hash FROM pending_signups WHERE email = 'keyed@nyu.edu'",
    );
    const hashes = [`keyed@nyu.edu ${code}`, code].map((text) =>
      createHash('sha256').update(text).digest('base64url'),
    );
    expect(hashes).not.toContain(rows[0].code_hash);
  });

  it('makes an administrator of an address that the configuration names', async () => {
    await app.signUp('Dean@nyu.edu');
    const answer = await app.verify('dean@nyu.edu', await app.codeFor('dean@nyu.edu'));
    expect(answer.json().isAdmin).toBe(true);
  });
});
