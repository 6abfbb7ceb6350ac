import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import type { HashTask } from '#server/platform/passwords/password-hash-worker.ts';
import {
  type AuthApp,
  cookieOf,
  createAuthApp,
  createMember,
  seenOf,
} from '#server/testing/auth-app.ts';
import { recordStatements } from '#server/testing/record-statements.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await createAuthApp();
});
afterAll(() => app.close());

const markOf = (answer: Parameters<typeof cookieOf>[0]) => ({
  cookie: cookieOf(answer, 'callboard-sign-up'),
});

describe('a second sign-up for an unverified address', () => {
  it('replaces the first: only its code and its password count', async () => {
    await app.signUp('again@nyu.edu', { password: 'the first one' });
    const first = await app.codeFor('again@nyu.edu');
    await app.signUp('again@nyu.edu', { password: 'the second one', firstName: 'Later' });
    const second = await app.codeFor('again@nyu.edu', 2);
    if (first !== second) expect((await app.verify('again@nyu.edu', first)).statusCode).toBe(400);
    expect((await app.verify('again@nyu.edu', second)).json().firstName).toBe('Later');
    expect((await app.logIn('again@nyu.edu', 'the first one')).statusCode).toBe(401);
    expect((await app.logIn('again@nyu.edu', 'the second one')).statusCode).toBe(200);
  });

  it("never lets the first person confirm the second person's password", async () => {
    const victim = await app.signUp('victim@nyu.edu', { password: 'the victim chose' });
    await app.signUp('victim@nyu.edu', { password: 'the attacker chose' });
    const code = await app.codeFor('victim@nyu.edu', 2);
    const answer = await app.verify('victim@nyu.edu', code, markOf(victim));
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toContain('another browser');

    const again = await app.signUp('victim@nyu.edu', { password: 'the victim chose' });
    const newCode = await app.codeFor('victim@nyu.edu', 3);
    const confirmed = await app.verify('victim@nyu.edu', newCode, markOf(again));
    expect(confirmed.statusCode).toBe(200);
    expect((await app.logIn('victim@nyu.edu', 'the attacker chose')).statusCode).toBe(401);
  });

  it('does not hinder a browser that signed up another address in between', async () => {
    await app.signUp('one@nyu.edu');
    const other = await app.signUp('two@nyu.edu');
    const code = await app.codeFor('one@nyu.edu');
    expect((await app.verify('one@nyu.edu', code, markOf(other))).statusCode).toBe(200);
  });
});

describe('a sign-up and the sign-in after it', () => {
  beforeAll(() => createMember(app, 'the right password', { email: 'known@nyu.edu' }));

  const password = 'chosen by a stranger';
  const signUp = (email: string) => app.signUp(email, { password });
  it('are answered the same for a member and for nobody', async () => {
    const seen = async (email: string) => {
      const signedUp = await signUp(email);
      await app.mailsTo(email);
      const answers = [
        signedUp,
        await app.logIn(email, password),
        await app.logIn(email, password, markOf(signedUp)),
        await app.logIn(email, 'another password', markOf(signedUp)),
        await app.logIn(email, password, { cookie: 'callboard-sign-up=x.y.z' }),
      ];
      return answers.map((answer) => {
        const { body, ...rest } = seenOf(answer);
        return { ...rest, body: body.replace(email, 'address') };
      });
    };
    const member = await seen('known@nyu.edu');
    expect(member.map(({ status }) => status)).toEqual([200, 401, 403, 401, 401]);
    expect(await seen('empty@nyu.edu')).toEqual(member);
  });

  it('spend a try of a code for a member too, and answer alike', async () => {
    await createMember(app, 'the right password', { email: 'tried@nyu.edu' });
    const emails = ['tried@nyu.edu', 'untri@nyu.edu'];
    for (const email of emails) {
      await signUp(email);
      await app.mailsTo(email);
    }
    const [member, nobody] = await Promise.all(emails.map((email) => app.verify(email, 'x12345')));
    expect(member && seenOf(member)).toEqual(nobody && seenOf(nobody));
    const { rows } = await app.db.$client.query(
      'SELECT tries_left FROM pending_signups WHERE email = ANY($1)',
      [emails],
    );
    expect(rows).toEqual([{ tries_left: 4 }, { tries_left: 4 }]);
  });

  it('mail a member no code, however often a new one is asked for', async () => {
    await createMember(app, 'the right password', { email: 'asked@nyu.edu' });
    await signUp('asked@nyu.edu');
    await app.mailsTo('asked@nyu.edu');
    await app.db.$client.query('UPDATE pending_signups SET resend_after = now()');
    await app.call(auth.resendOtp, { body: { email: 'asked@nyu.edu' } });
    await signUp('fence@nyu.edu');
    await app.mailsTo('fence@nyu.edu');
    await app.db.$client.query('UPDATE pending_signups SET resend_after = now()');
    await app.call(auth.resendOtp, { body: { email: 'fence@nyu.edu' } });
    await app.mailsTo('fence@nyu.edu', 2);
    expect(await app.mailsTo('asked@nyu.edu')).toHaveLength(1);
  });

  it('cost the same work for a member as for nobody, so that the time tells nothing', async () => {
    // Tasks of the queue run meanwhile, with statements of their own.
    const aboutMembers = /"password_hash".* from "users"|factors|attempts/;
    const workOf = async (email: string) => {
      const mark = markOf(await signUp(email));
      await app.mailsTo(email);
      const hashing = vi.spyOn(Worker.prototype, 'postMessage');
      const statements = await recordStatements(async () => {
        await app.logIn(email, password);
        await app.logIn(email, 'another password', mark);
        await app.logIn(email, password, mark);
      });
      const hashed = hashing.mock.calls.map(([task]) => costOf(task as HashTask));
      hashing.mockRestore();
      return { hashed, statements: statements.filter((text) => aboutMembers.test(text)) };
    };
    const member = await workOf('known@nyu.edu');
    expect([member.hashed.length, member.statements.length]).toEqual([3, 3]);
    expect(await workOf('never@nyu.edu')).toEqual(member);
  });
});

/** The parameters of the hash that is compared with a password. */
function costOf(task: HashTask): string | undefined {
  return 'hash' in task ? task.hash.split('$').slice(0, 4).join('$') : undefined;
}
