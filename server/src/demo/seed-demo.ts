import { eq } from 'drizzle-orm';
import { lock } from '../db/advisory-lock.ts';
import type { Db } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import { countCommunity } from '../features/users/queries.ts';
import { users } from '../features/users/tables.ts';
import { hashPassword } from '../platform/passwords/password-hash.ts';
import { demoAdministrator, demoAlumna, demoStudent, members } from './data/members.ts';
import { demoId } from './demo-ids.ts';
import { seedActivity } from './seed-activity.ts';
import { seedActs } from './seed-acts.ts';
import { seedCallSheets } from './seed-call-sheets.ts';
import { seedComments } from './seed-comments.ts';
import { seedPortfolios, seedPosts } from './seed-content.ts';
import { seedConversations } from './seed-conversations.ts';
import { seedEvents } from './seed-events.ts';
import { seedJobs } from './seed-jobs.ts';
import {
  seedConnections,
  seedCourses,
  seedMembers,
  seedPortraits,
  seedProfileViews,
} from './seed-members.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedProjects } from './seed-projects.ts';
import { seedReports } from './seed-reports.ts';
import { seedSavedSearches } from './seed-saved-searches.ts';
import { seedSecondAccount } from './seed-second-account.ts';

const demoPassword = 'callboard-demo';

/** Fills an empty database with the demo community; one that has members is left alone. True if it is there now. */
export async function seedDemo(db: Db, domain: string, timeZone: string): Promise<boolean> {
  if ((await countCommunity(db)).totalStudents > 0) return hasDemo(db);
  const passwordHash = await hashPassword(demoPassword);
  return transaction(db, async (tx) => {
    // Two instances that start at once would both find it empty.
    await lock(tx, 'seed demo');
    if ((await countCommunity(tx)).totalStudents > 0) return hasDemo(tx);
    await seedMembers(tx, passwordHash, domain);
    await seedPortraits(tx);
    await seedCourses(tx);
    await seedConnections(tx);
    await seedProfileViews(tx, timeZone);
    await seedProjects(tx);
    await seedPortfolios(tx);
    await seedJobs(tx, timeZone);
    await seedCallSheets(tx, timeZone);
    await seedSavedSearches(tx);
    await seedPosts(tx);
    await seedEvents(tx, timeZone);
    await seedConversations(tx);
    await seedComments(tx);
    await seedReports(tx);
    await seedActs(tx);
    await seedSecondAccount(tx, passwordHash, domain);
    await seedNotifications(tx);
    await seedActivity(tx, timeZone);
    return true;
  });
}

async function hasDemo(db: Db): Promise<boolean> {
  const id = demoId.user(demoStudent);
  const found = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return found.length > 0;
}

/** A few of the demo community's accounts, for whoever started it. */
export function demoSignIns(domain: string): string[] {
  const roles = { student: demoStudent, alumna: demoAlumna, administrator: demoAdministrator };
  const staff = members.flatMap(({ role, key }) => (role ? [[role, key] as const] : []));
  return [...Object.entries(roles), ...staff].map(
    ([role, key]) => `${emailOf(key, domain)}  ${demoPassword}  (${role})`,
  );
}

export function demoAdministratorEmail(domain: string): string {
  return emailOf(demoAdministrator, domain);
}

function emailOf(key: string, domain: string): string {
  const member = members.find((one) => one.key === key);
  if (!member) throw new Error(`The demo community has no ${key}.`);
  return `${member.emailLocalPart}@${domain}`;
}
