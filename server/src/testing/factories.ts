import type { Db } from '../db/client.ts';
import { newId } from '../db/ids.ts';
import { users } from '../features/users/tables.ts';

type NewUser = Partial<typeof users.$inferInsert>;

export async function createUser(db: Db, fields: NewUser = {}) {
  const id = fields.id ?? newId('user');
  const [user] = await db
    .insert(users)
    .values({ email: `${id}@nyu.edu`, firstName: 'Ada', lastName: 'Lovelace', ...fields, id })
    .returning();
  if (!user) throw new Error('The user was not created.');
  return user;
}
