import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RootDb } from '../../db/client.ts';
import { createUser } from '../../testing/factories.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createMember, syncAdministrators } from './commands.ts';

let db: RootDb;
beforeAll(async () => {
  ({ db } = await createTestDatabase());
});
afterAll(() => db.$client.end());
beforeEach(async () => {
  await db.$client.query('DELETE FROM users');
});

async function administrators(): Promise<string[]> {
  const { rows } = await db.$client.query<{ email: string }>(
    'SELECT email FROM users WHERE is_admin ORDER BY email',
  );
  return rows.map(({ email }) => email);
}

it('makes the named members administrators, and nobody else', async () => {
  await createUser(db, { email: 'Dean@nyu.edu', role: 'moderator' });
  await createUser(db, { email: 'former@nyu.edu', isAdmin: true });
  await createUser(db, { email: 'member@nyu.edu' });
  await syncAdministrators(db, ['dean@nyu.edu', 'nobody@nyu.edu']);
  expect(await administrators()).toEqual(['Dean@nyu.edu']);
  const { rows } = await db.$client.query("SELECT role FROM users WHERE email = 'dean@nyu.edu'");
  expect(rows).toEqual([{ role: null }]);
});

it.each([[[]], [['nobody@nyu.edu']]])(
  'leaves the last administrators where %j names no member',
  async (emails) => {
    await createUser(db, { email: 'Dean@nyu.edu', isAdmin: true });
    await syncAdministrators(db, emails);
    expect(await administrators()).toEqual(['Dean@nyu.edu']);
  },
);

it('leaves the last administrators where whoever is named cannot sign in', async () => {
  await createUser(db, { email: 'Dean@nyu.edu', isAdmin: true });
  await createUser(db, { email: 'out@nyu.edu', suspendedAt: '2026-01-01T00:00:00Z' });
  await createUser(db, { email: 'leaving@nyu.edu', deletionDueAt: '2999-01-01T00:00:00Z' });
  await syncAdministrators(db, ['out@nyu.edu', 'leaving@nyu.edu']);
  expect(await administrators()).toEqual(['Dean@nyu.edu']);
});

it('makes no second account for an address', async () => {
  const member = { email: 'one@nyu.edu', firstName: 'O', lastName: 'N', passwordHash: null };
  expect(await createMember(db, member, [])).toMatch(/^user_/);
  expect(await createMember(db, { ...member, email: 'ONE@nyu.edu' }, [])).toBeNull();
});
