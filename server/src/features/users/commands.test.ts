import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RootDb } from '../../db/client.ts';
import { createUser } from '../../testing/factories.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createMember, syncAdministrators } from './commands.ts';

let db: RootDb;
beforeAll(async () => {
  ({ db } = await createTestDatabase());
});
afterAll(() => db.$client.end());

async function administrators(): Promise<string[]> {
  const { rows } = await db.$client.query<{ email: string }>(
    'SELECT email FROM users WHERE is_admin ORDER BY email',
  );
  return rows.map(({ email }) => email);
}

it('makes the named members administrators, and takes the right from nobody', async () => {
  await createUser(db, { email: 'Dean@nyu.edu' });
  await createUser(db, { email: 'promoted@nyu.edu', isAdmin: true });
  await createUser(db, { email: 'member@nyu.edu' });
  await syncAdministrators(db, ['dean@nyu.edu', 'nobody@nyu.edu']);
  expect(await administrators()).toEqual(['Dean@nyu.edu', 'promoted@nyu.edu']);
  await syncAdministrators(db, []);
  expect(await administrators()).toEqual(['Dean@nyu.edu', 'promoted@nyu.edu']);
});

it('makes no second account for an address', async () => {
  const member = { email: 'one@nyu.edu', firstName: 'O', lastName: 'N', passwordHash: null };
  expect(await createMember(db, member, [])).toMatch(/^user_/);
  expect(await createMember(db, { ...member, email: 'ONE@nyu.edu' }, [])).toBeNull();
});
