import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from './tables.ts';

export async function countCommunity(db: Db) {
  const [row] = await db
    .select({
      totalStudents: sql<number>`count(*)::int`,
      actors: sql<number>`(count(*) FILTER (WHERE ${users.skills} && '{Acting}'))::int`,
      directors: sql<number>`(count(*) FILTER (WHERE ${users.skills} && '{Directing}'))::int`,
    })
    .from(users)
    .where(sql`${users.suspendedAt} IS NULL`);
  return row ?? { totalStudents: 0, actors: 0, directors: 0 };
}

/** SQL text: what everyone may see of a member, as the arguments of json_build_object. `user` is a row of users. */
export function userSummaryFields(user: string): string {
  return `'id', ${user}.id, 'firstName', ${user}.first_name, 'lastName', ${user}.last_name,
    'school', ${user}.school, 'major', ${user}.major, 'program', ${user}.program,
    'graduationYear', ${user}.graduation_year, 'profileImageUrl', ${user}.profile_image_url`;
}
