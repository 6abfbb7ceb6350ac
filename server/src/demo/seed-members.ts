import { eq } from 'drizzle-orm';
import { currentTerm } from '#contract/courses/terms.ts';
import type { Db } from '../db/client.ts';
import { newId } from '../db/ids.ts';
import { connections } from '../features/connections/tables.ts';
import { courses } from '../features/courses/tables.ts';
import { profileViews } from '../features/profile-views/tables.ts';
import { urlOfKey } from '../features/uploads/queries.ts';
import { users } from '../features/users/tables.ts';
import { schoolDay } from '../platform/school-time.ts';
import { connections as demoConnections } from './data/connections.ts';
import { courses as demoCourses } from './data/courses.ts';
import { members } from './data/members.ts';
import { profileViews as demoProfileViews } from './data/profile-views.ts';
import { demoId } from './demo-ids.ts';
import { storePicture } from './store-picture.ts';
import { daysAgo, hoursAgo } from './times.ts';

export async function seedMembers(tx: Db, passwordHash: string, domain: string): Promise<void> {
  const year = new Date().getFullYear();
  await tx.insert(users).values(
    members.map((member) => ({
      ...member.links,
      id: demoId.user(member.key),
      email: `${member.emailLocalPart}@${domain}`,
      passwordHash,
      firstName: member.firstName,
      lastName: member.lastName,
      school: member.school,
      major: member.major,
      program: member.major,
      graduationYear: year + member.graduationOffset,
      bio: member.bio,
      phoneNumber: member.phoneNumber,
      skills: member.skills,
      isAdmin: member.isAdmin ?? false,
      role: member.role ?? null,
      createdAt: daysAgo(member.joinedDaysAgo),
    })),
  );
}

export async function seedPortraits(tx: Db): Promise<void> {
  for (const { key } of members) {
    const id = demoId.user(key);
    const { key: fileKey } = await storePicture(tx, id, `portraits/${key}`);
    await tx
      .update(users)
      .set({ profileImageUrl: urlOfKey(fileKey) })
      .where(eq(users.id, id));
  }
}

export async function seedCourses(tx: Db): Promise<void> {
  const term = currentTerm(new Date());
  const taken = members.flatMap((member) =>
    member.courses.map((key) => ({ userId: demoId.user(member.key), course: demoCourses[key] })),
  );
  await tx.insert(courses).values(
    taken.map(({ userId, course }) => ({
      id: newId('course'),
      userId,
      courseCode: course.code,
      courseName: course.name,
      section: course.section,
      professor: course.professor,
      ...term,
    })),
  );
}

export async function seedConnections(tx: Db): Promise<void> {
  await tx.insert(connections).values(
    demoConnections.map((connection, index) => ({
      id: demoId.connection(index),
      requesterId: demoId.user(connection.requester),
      addresseeId: demoId.user(connection.recipient),
      status: connection.status,
      note: connection.note,
      createdAt: daysAgo(connection.daysAgo),
      changedAt: daysAgo(connection.daysAgo),
    })),
  );
}

export async function seedProfileViews(tx: Db, timeZone: string): Promise<void> {
  await tx.insert(profileViews).values(
    demoProfileViews.map(({ viewer, viewed, hoursAgo: hours }) => {
      const at = hoursAgo(hours);
      const day = schoolDay(Date.parse(at), timeZone);
      return { viewerId: demoId.user(viewer), viewedId: demoId.user(viewed), at, day };
    }),
  );
}
