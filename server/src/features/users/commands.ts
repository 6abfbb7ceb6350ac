import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { z } from 'zod';
import { welcomeSteps } from '#contract/users/contract.ts';
import { startRun, throwFailures, workThrough } from '../../db/batch-run.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { param, sql } from '../../db/sql.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { isActive, isSuspended, ownerOfFormerAddress } from './queries.ts';
import { users } from './tables.ts';

export interface NewMember {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
}

/** Creates the account of a verified address; null when the address has one already, or leads to one as its former address. */
export async function createMember(
  db: Db,
  member: NewMember,
  adminEmails: string[],
): Promise<string | null> {
  const former = await db.execute(
    sql`SELECT 1 WHERE ${ownerOfFormerAddress(param(member.email))} IS NOT NULL`,
  );
  if (former.rows.length > 0) return null;
  const id = newId('user');
  const isAdmin = adminEmails.includes(member.email.toLowerCase());
  const created = await db
    .insert(users)
    .values({ id, ...member, isAdmin, welcomeStep: welcomeSteps[0] })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return created[0]?.id ?? null;
}

const returnedColumns = {
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  school: users.school,
  major: users.major,
  program: users.program,
  graduationYear: users.graduationYear,
  bio: users.bio,
  phoneNumber: users.phoneNumber,
  portfolioUrl: users.portfolioUrl,
  website: users.website,
  instagramUrl: users.instagramUrl,
  linkedinUrl: users.linkedinUrl,
  twitterUrl: users.twitterUrl,
  youtubeUrl: users.youtubeUrl,
  imdbUrl: users.imdbUrl,
  skills: users.skills,
  hideCourses: users.hideCourses,
  hideProfileViews: users.hideProfileViews,
  shareAnalytics: users.shareAnalytics,
  shareHighlights: users.shareHighlights,
  showWorkToStrangers: users.showWorkToStrangers,
  emailNotifications: users.emailNotifications,
  emailJobMatches: users.emailJobMatches,
  emailConnectionRequests: users.emailConnectionRequests,
  emailJobApplications: users.emailJobApplications,
  emailProfileViews: users.emailProfileViews,
  emailComments: users.emailComments,
  emailDigest: users.emailDigest,
};

type MemberChange = Partial<Omit<typeof users.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>>;

/** Changes the given columns and returns the public ones; null when the account is gone. */
export async function updateMember(db: Db, id: string, change: MemberChange) {
  const [member] = await db
    .update(users)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning(returnedColumns);
  return member ?? null;
}

/** Hides the member, who is deleted after these days; returns when that is. */
export async function scheduleDeletion(tx: Db, id: string, days: number): Promise<string | null> {
  const [member] = await tx
    .update(users)
    .set({ deletionDueAt: sql`now() + make_interval(days => ${param(days)})` })
    .where(eq(users.id, id))
    .returning({ deletionDueAt: users.deletionDueAt });
  return member?.deletionDueAt ?? null;
}

/** Shows the member again; false when it is too late. */
export async function cancelDeletion(tx: Db, id: string): Promise<boolean> {
  const restored = await tx
    .update(users)
    .set({ deletionDueAt: null })
    .where(and(eq(users.id, id), gt(users.deletionDueAt, sql`now()`)))
    .returning({ id: users.id });
  return restored.length > 0;
}

/** Deletes the row of a member whose time is over, and by its foreign keys the rows of all other tables that go with it. */
export async function deleteLeftMember(tx: Db, id: string): Promise<void> {
  await tx.delete(users).where(and(eq(users.id, id), lte(users.deletionDueAt, sql`now()`)));
}

/** A suspension has ended by itself: the member is shown again and told. */
export const suspensionEndedTask = defineTask('suspension-ended', z.object({ userId: z.string() }));

export interface Suspension {
  reason: string;
  /** When it ends by itself; null for no end. */
  until: string | null;
}

/** `since`: where it is not new, but stands again. */
export async function suspendMember(
  tx: Db,
  id: string,
  { reason, until }: Suspension,
  since: string | null = null,
): Promise<void> {
  await tx
    .update(users)
    .set({
      suspendedAt: since ?? sql`now()`,
      suspendedUntil: until,
      suspensionReason: reason,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, id));
}

const notSuspended = { suspendedAt: null, suspendedUntil: null, suspensionReason: null };

/** False when the member was not suspended. */
export async function unsuspendMember(tx: Db, id: string): Promise<boolean> {
  const lifted = await tx
    .update(users)
    .set({ ...notSuspended, updatedAt: sql`now()` })
    .where(and(eq(users.id, id), isSuspended(users)))
    .returning({ id: users.id });
  return lifted.length > 0;
}

/** Lifts the suspensions of these members whose end has come; what else follows is a task. */
export async function liftSuspensionsOf(db: Db, ids: string[]): Promise<number> {
  return transaction(db, async (tx) => {
    const lifted = await tx
      .update(users)
      .set({ ...notSuspended, updatedAt: sql`now()` })
      .where(and(lte(users.suspendedUntil, sql`now()`), inArray(users.id, ids)))
      .returning({ id: users.id });
    for (const { id: userId } of lifted) await enqueue(tx, suspensionEndedTask, { userId });
    return lifted.length;
  });
}

/** Of all members. */
export async function liftEndedSuspensions(db: Db): Promise<void> {
  const run = startRun('lift-suspensions');
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.suspendedUntil, sql`now()`));
  const ids = due.map(({ id }) => id);
  await workThrough(db, run, ids, async (tx, some) => {
    await liftSuspensionsOf(tx, some);
  });
  throwFailures(run);
}

/** Stores the same password under another hash, unless the password has changed since `oldHash` was read. */
export async function replacePasswordHash(
  db: Db,
  userId: string,
  oldHash: string,
  newHash: string,
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: newHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)));
}

/**
 * Makes the members with these addresses administrators, and demotes those who are no longer named. Without any address
 * that belongs to an active member nobody is demoted: the community would be left without an administrator who can sign in.
 */
export async function syncAdministrators(db: Db, emails: string[]): Promise<void> {
  if (emails.length === 0) return;
  const named = inArray(users.email, emails);
  if ((await db.$count(users, and(named, isActive(users)))) === 0) return;
  await db
    .update(users)
    .set({
      isAdmin: named,
      role: sql`CASE WHEN ${named} THEN NULL ELSE ${users.role} END`,
      updatedAt: sql`now()`,
    })
    .where(sql`${users.isAdmin} <> (${named})`);
}
