import type { Db } from '../db/client.ts';
import { newId } from '../db/ids.ts';
import { applications } from '../features/applications/tables.ts';
import { events } from '../features/events/tables.ts';
import { jobs, savedJobs } from '../features/jobs/tables.ts';
import { postLikes, posts } from '../features/posts/tables.ts';
import { applications as demoApplications } from './data/applications.ts';
import { events as demoEvents } from './data/events.ts';
import { jobs as registerDemoTasks } from './data/jobs.ts';
import { posts as demoPosts } from './data/posts.ts';
import { demoId } from './demo-ids.ts';
import { daysFromNow, hoursAgo } from './times.ts';

export async function seedJobs(tx: Db): Promise<void> {
  await tx.insert(jobs).values(
    registerDemoTasks.map(({ key, author, hoursAgo: hours, savedBy: _, ...job }) => ({
      ...job,
      id: demoId.job(key),
      authorId: demoId.user(author),
      createdAt: hoursAgo(hours),
    })),
  );
  const saves = registerDemoTasks.flatMap(({ key, savedBy = [] }) =>
    savedBy.map((member) => ({ userId: demoId.user(member), jobId: demoId.job(key) })),
  );
  if (saves.length > 0) await tx.insert(savedJobs).values(saves);
  await tx.insert(applications).values(
    demoApplications.map(({ job, applicant, hoursAgo: hours, ...application }) => ({
      ...application,
      id: newId('app'),
      jobId: demoId.job(job),
      applicantId: demoId.user(applicant),
      createdAt: hoursAgo(hours),
    })),
  );
}

export async function seedPosts(tx: Db): Promise<void> {
  await tx.insert(posts).values(
    demoPosts.map(({ author, still: _, hoursAgo: hours, likedBy: __, ...post }, index) => ({
      ...post,
      id: demoId.post(index),
      authorId: demoId.user(author),
      createdAt: hoursAgo(hours),
    })),
  );
  const likes = demoPosts.flatMap(({ likedBy }, index) =>
    likedBy.map((member) => ({ postId: demoId.post(index), userId: demoId.user(member) })),
  );
  if (likes.length > 0) await tx.insert(postLikes).values(likes);
}

export async function seedEvents(tx: Db): Promise<void> {
  await tx.insert(events).values(
    demoEvents.map((event, index) => ({
      id: demoId.event(index),
      authorId: demoId.user(event.author),
      title: event.title,
      description: event.description,
      eventDate: daysFromNow(event.daysFromNow, event.time),
      location: event.location,
      createdAt: hoursAgo(event.hoursAgo),
    })),
  );
}
