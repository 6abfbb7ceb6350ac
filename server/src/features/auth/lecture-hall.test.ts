import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthApp, createAuthApp } from '../../testing/auth-app.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await createAuthApp({ RATE_LIMIT: 'on' });
});
afterAll(() => app.close());

const students = Array.from({ length: 300 }, (_, index) => `student${index}@nyu.edu`);
const campus = { 'x-forwarded-for': '192.0.2.1' };
const password = 'ghost light on';

/** Takes one step with all of them, ten at a time, and gives the different statuses of the answers. */
async function all(step: (email: string) => Promise<{ statusCode: number }>): Promise<number[]> {
  const statuses = new Set<number>();
  for (let first = 0; first < students.length; first += 10) {
    const answers = await Promise.all(students.slice(first, first + 10).map(step));
    for (const { statusCode } of answers) statuses.add(statusCode);
  }
  return [...statuses];
}

it('lets 300 students behind one address sign up, then verify, then sign in', async () => {
  const signedUp = await all((email) => app.signUp(email, { password }, campus));
  expect(signedUp).toEqual([200]);

  const verified = await all(async (email) => {
    const code = await app.codeFor(email);
    if (email.endsWith('7@nyu.edu')) await app.verify(email, wrong(code), campus);
    return app.verify(email, code, campus);
  });
  expect(verified).toEqual([200]);

  const signedIn = await all((email) => app.logIn(email, password, campus));
  expect(signedIn).toEqual([200]);
});

it('still has the whole allowance for guesses: what succeeded is given back', async () => {
  const statuses = [];
  for (let index = 0; index < 401; index++) {
    const answer = await app.logIn(`nobody${index}@nyu.edu`, 'wrong', campus);
    statuses.push(answer.statusCode);
  }
  expect(statuses.slice(0, 400)).toEqual(Array.from({ length: 400 }, () => 401));
  expect(statuses.at(-1)).toBe(429);
});

function wrong(code: string): string {
  return code === '000000' ? '111111' : '000000';
}
