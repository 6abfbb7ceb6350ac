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

/** Runs one step for all of them at once and counts the answers by status. */
async function all(step: (email: string) => Promise<{ statusCode: number }>) {
  const answers = await Promise.all(students.map(step));
  return Object.groupBy(
    answers.map(({ statusCode }) => statusCode),
    String,
  );
}

it('lets 300 students behind one address sign up, verify and sign in at the same time', async () => {
  const signedUp = await all((email) => app.signUp(email, { password }, campus));
  expect(Object.keys(signedUp)).toEqual(['200']);

  const verified = await all(async (email) => {
    const code = await app.codeFor(email);
    if (email.endsWith('7@nyu.edu')) await app.verify(email, wrong(code), campus);
    return app.verify(email, code, campus);
  });
  expect(Object.keys(verified)).toEqual(['200']);

  const signedIn = await all((email) => app.logIn(email, password, campus));
  expect(Object.keys(signedIn)).toEqual(['200']);
});

it('still has the whole allowance for guesses: what succeeded is given back', async () => {
  const guess = (index: number) => app.logIn(`nobody${index}@nyu.edu`, 'wrong', campus);
  const answers = await Promise.all(Array.from({ length: 400 }, (_, index) => guess(index)));
  expect(answers.filter(({ statusCode }) => statusCode !== 401)).toEqual([]);
  expect((await guess(400)).statusCode).toBe(429);
});

function wrong(code: string): string {
  return code === '000000' ? '111111' : '000000';
}
