import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuthApp,
  cookieOf,
  createAuthApp,
  createMember,
  seenOf,
} from '#server/testing/auth-app.ts';

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
    expect(answer.json().message).toContain('another browser');

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
    await app.call('POST', '/api/auth/resend-otp', { email: 'asked@nyu.edu' });
    await signUp('fence@nyu.edu');
    await app.mailsTo('fence@nyu.edu');
    await app.db.$client.query('UPDATE pending_signups SET resend_after = now()');
    await app.call('POST', '/api/auth/resend-otp', { email: 'fence@nyu.edu' });
    await app.mailsTo('fence@nyu.edu', 2);
    expect(await app.mailsTo('asked@nyu.edu')).toHaveLength(1);
  });

  it('take as long for a member as for nobody', async () => {
    const emails = ['known@nyu.edu', 'never@nyu.edu'];
    const marks = new Map<string, { cookie: string }>();
    for (const email of emails) marks.set(email, markOf(await signUp(email)));
    const times = { 'known@nyu.edu': [], 'never@nyu.edu': [] } as Record<string, number[]>;
    for (let attempt = 0; attempt < 500; attempt++) {
      for (const email of attempt % 2 ? emails : emails.toReversed()) {
        const began = performance.now();
        await app.logIn(email, password, attempt % 4 < 2 ? marks.get(email) : {});
        times[email]?.push(performance.now() - began);
      }
    }
    const { 'known@nyu.edu': member = [], 'never@nyu.edu': nobody = [] } = times;
    // By chance alone the share is within 0.41 and 0.59 but once in a million runs.
    expect(shareOfSlower(member, nobody)).toBeGreaterThan(0.4);
    expect(shareOfSlower(member, nobody)).toBeLessThan(0.6);
  });
});

/** How often a time of the first list is longer than one of the second: a half where the two are alike. */
function shareOfSlower(first: number[], second: number[]): number {
  const slower = first.map((time) => second.filter((other) => time > other).length);
  return slower.reduce((sum, count) => sum + count, 0) / (first.length * second.length);
}
