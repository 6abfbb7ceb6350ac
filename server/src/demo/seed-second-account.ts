import { eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { connections } from '../features/connections/tables.ts';
import { summaryOf } from '../features/jobs/commands/write-positions.ts';
import { jobs } from '../features/jobs/tables.ts';
import { postLikes, posts } from '../features/posts/tables.ts';
import { urlOfKey } from '../features/uploads/queries.ts';
import { users } from '../features/users/tables.ts';
import { members } from './data/members.ts';
import { posts as demoPosts } from './data/posts.ts';
import { secondAccount } from './data/second-account.ts';
import { demoId } from './demo-ids.ts';
import { storePicture } from './store-picture.ts';
import { daysAgo } from './times.ts';

const { key, owner, joinedDaysAgo, skills } = secondAccount;
const id = demoId.user(key);

/** The former account of a member, with rows that stand beside those of the one of today. */
export async function seedSecondAccount(
  tx: Db,
  passwordHash: string,
  domain: string,
): Promise<void> {
  await seedAccount(tx, passwordHash, `${secondAccount.emailLocalPart}@${domain}`);
  await tx.insert(posts).values(
    secondAccount.posts.map(({ content, daysAgo: days }, index) => ({
      id: demoId.post(demoPosts.length + index),
      authorId: id,
      content,
      createdAt: daysAgo(days),
    })),
  );
  const { title, description, key: job, daysAgo: days } = secondAccount.job;
  const text = { title, description, paymentType: 'unpaid' as const };
  const row = { id: demoId.job(job), authorId: id, ...text, ...summaryOf([]) };
  await tx.insert(jobs).values({ ...row, createdAt: daysAgo(days), expiresAt: daysAgo(days - 60) });
  await tx.insert(connections).values(
    secondAccount.connections.map((other) => ({
      id: `conn_demo${key.replaceAll('-', '')}${other.replaceAll('-', '')}`,
      requesterId: id,
      addresseeId: demoId.user(other),
      status: 'accepted' as const,
      createdAt: daysAgo(joinedDaysAgo - 20),
    })),
  );
  const liked = demoPosts.flatMap(({ likedBy }, index) => (likedBy.includes(owner) ? [index] : []));
  await tx
    .insert(postLikes)
    .values(liked.slice(0, 2).map((index) => ({ postId: demoId.post(index), userId: id })));
}

async function seedAccount(tx: Db, passwordHash: string, email: string): Promise<void> {
  const person = members.find((member) => member.key === owner);
  if (!person) throw new Error(`The demo community has no ${owner}.`);
  const { firstName, lastName, school, major, graduationOffset } = person;
  await tx.insert(users).values({
    id,
    email,
    passwordHash,
    firstName,
    lastName,
    school,
    major,
    program: major,
    graduationYear: new Date().getFullYear() + graduationOffset,
    skills,
    createdAt: daysAgo(joinedDaysAgo),
  });
  const { key: fileKey } = await storePicture(tx, id, `portraits/${owner}`);
  await tx
    .update(users)
    .set({ profileImageUrl: urlOfKey(fileKey) })
    .where(eq(users.id, id));
}
