import { eq } from 'drizzle-orm';
import { users } from '#server/features/users/tables.ts';
import { createUser } from '#server/testing/factories.ts';
import { db } from './db.ts';
import { demo } from './sign-in.ts';

/** A member of long standing and of one journey alone, with the password of the demo: what other journeys do reaches nobody they do not know. */
export async function newMember(name: string, fields: Parameters<typeof createUser>[1] = {}) {
  const [firstName = '', lastName = ''] = name.split(' ');
  const [known] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, demo.student));
  const email = `member.${crypto.randomUUID()}@nyu.edu`;
  const createdAt = '2020-01-01T00:00:00Z';
  const given = { email, firstName, lastName, createdAt, ...known, ...fields };
  const member = await createUser(db, given);
  return { ...member, email, name, path: `/profile/${member.id}` };
}
