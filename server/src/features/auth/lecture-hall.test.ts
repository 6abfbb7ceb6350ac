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

it('gives back what succeeded: only the 30 wrong codes are still counted', async () => {
  const { rows } = await app.db.$client.query('SELECT max(count)::int AS most FROM rate_limits');
  expect(rows).toEqual([{ most: 30 }]);
});

function wrong(code: string): string {
  return code === '000000' ? '111111' : '000000';
}
