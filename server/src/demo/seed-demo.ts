import type { Db } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import { countCommunity } from '../features/users/queries.ts';
import { hashPassword } from '../platform/password-hash.ts';
import { demoAdministrator, demoAlumna, demoStudent, members } from './data/members.ts';
import { enqueueDrawings } from './draw-demo.ts';
import { seedEvents, seedJobs, seedPosts } from './seed-content.ts';
import { seedConnections, seedCourses, seedMembers } from './seed-members.ts';

const demoPassword = 'callboard-demo';

/** Fills an empty database with the demo community; one that has members is left alone. */
export async function seedDemo(db: Db, domain: string): Promise<void> {
  if ((await countCommunity(db)).totalStudents > 0) return;
  const passwordHash = await hashPassword(demoPassword);
  await transaction(db, async (tx) => {
    await seedMembers(tx, passwordHash, domain);
    await seedCourses(tx);
    await seedConnections(tx);
    await seedJobs(tx);
    await seedPosts(tx);
    await seedEvents(tx);
    await enqueueDrawings(tx);
  });
}

/** A few of the demo community's accounts, for whoever started it. */
export function demoSignIns(domain: string): string[] {
  const roles = { student: demoStudent, alumna: demoAlumna, administrator: demoAdministrator };
  return Object.entries(roles).flatMap(([role, key]) => {
    const member = members.find((one) => one.key === key);
    return member ? [`${member.emailLocalPart}@${domain}  ${demoPassword}  (${role})`] : [];
  });
}
