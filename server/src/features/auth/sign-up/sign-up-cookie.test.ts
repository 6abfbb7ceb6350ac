import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthApp, cookieOf, createAuthApp } from '#server/testing/auth-app.ts';

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
