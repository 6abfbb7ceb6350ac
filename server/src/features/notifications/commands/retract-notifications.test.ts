import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applications } from '#contract/applications/contract.ts';
import { connections } from '#contract/connections/contract.ts';
import { courses } from '#contract/courses/contract.ts';
import { endorsements } from '#contract/endorsements/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import {
  createConnection,
  createCourse,
  createJob,
  createPost,
  createUser,
} from '#server/testing/factories.ts';
import { listNotified } from '#server/testing/list-notified.ts';
import type { Answer, Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { notifyMatches } from '../../jobs/commands/notify-matches.ts';
import { retractNotification } from './retract-notifications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Pair {
  actor: { id: string };
  recipient: { id: string };
  asActor: Send;
  asRecipient: Send;
}

async function createPair(): Promise<Pair> {
  const actor = await createUser(app.db, { firstName: 'Ana', lastName: 'Ruiz' });
  const recipient = await createUser(app.db, { skills: ['Ventriloquism'] });
  return {
    actor,
    recipient,
    asActor: await app.as(actor),
    asRecipient: await app.as(recipient),
  };
}

async function done<A extends Answer>(asked: Promise<A>): Promise<A> {
  const answer = await asked;
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer;
}

/** Both are in one section, the actor last. */
async function joinSection({ asActor, recipient }: Pair, courseCode: string) {
  const { section, semester, year } = await createCourse(app.db, {
    userId: recipient.id,
    courseCode,
  });
  const body = { courseName: 'Leaving', courseCode, section, semester, year };
  return { id: (await done(asActor(courses.create, { body }))).json().id };
}

/** The recipient's application to a job of the actor is accepted. */
async function acceptApplication({ asActor, asRecipient, actor }: Pair) {
  const { id: jobId } = await createJob(app.db, { authorId: actor.id });
  const applied = asRecipient(applications.apply, { params: { id: jobId }, body: {} });
  const { id } = (await done(applied)).json();
  await done(asActor(applications.setStatus, { params: { id }, body: { status: 'accepted' } }));
  return { id, jobId };
}

async function endorse({ asActor, actor, recipient }: Pair) {
  await createConnection(app.db, actor.id, recipient.id);
  const params = { userId: recipient.id, skill: 'Ventriloquism' };
  await done(asActor(endorsements.endorse, { params }));
  return params;
}

async function likePost({ asActor, recipient }: Pair) {
  const params = { id: (await createPost(app.db, { authorId: recipient.id })).id };
  await done(asActor(posts.like, { params }));
  return params;
}

/** Each makes the recipient be notified, and returns how that is undone. */
const acts: Record<string, (pair: Pair) => Promise<() => Promise<Answer>>> = {
  'a like': async (pair) => {
    const params = await likePost(pair);
    return () => pair.asActor(posts.unlike, { params });
  },
  'a post that was liked': async (pair) => {
    const params = await likePost(pair);
    return () => pair.asRecipient(posts.remove, { params });
  },
  'an endorsement': async (pair) => {
    const params = await endorse(pair);
    return () => pair.asActor(endorsements.withdraw, { params });
  },
  'a course': async (pair) => {
    const params = await joinSection(pair, 'RETR-UT 1001');
    return () => pair.asActor(courses.remove, { params });
  },
  'the section of a course': async (pair) => {
    const params = await joinSection(pair, 'RETR-UT 1002');
    return () => pair.asActor(courses.update, { params, body: { section: '009' } });
  },
  'courses that are shown': async (pair) => {
    await joinSection(pair, 'RETR-UT 1003');
    return () => pair.asActor(profiles.update, { body: { hideCourses: true } });
  },
  'a job that matches': async ({ asActor, actor }) => {
    const { id } = await createJob(app.db, { authorId: actor.id, skills: ['Ventriloquism'] });
    await notifyMatches(app.db, id, '2027-03-09');
    return () => asActor(jobs.remove, { params: { id } });
  },
  'a decided application': async (pair) => {
    const { id } = await acceptApplication(pair);
    return () => pair.asRecipient(applications.withdraw, { params: { id } });
  },
  'the job of a decided application': async (pair) => {
    const { jobId } = await acceptApplication(pair);
    return () => pair.asActor(jobs.remove, { params: { id: jobId } });
  },
  'the job of a received application, and its milestone': async (pair) => {
    const params = { id: (await createJob(app.db, { authorId: pair.recipient.id })).id };
    await done(pair.asActor(applications.apply, { params, body: {} }));
    return () => pair.asRecipient(jobs.remove, { params });
  },
  'a connection request': async ({ asActor, recipient }) => {
    const request = asActor(connections.request, { body: { addresseeId: recipient.id } });
    const id = (await done(request)).json().connectionId ?? '';
    return () => asActor(connections.withdraw, { params: { id } });
  },
  'an accepted connection': async ({ asActor, asRecipient, actor }) => {
    const request = asRecipient(connections.request, { body: { addresseeId: actor.id } });
    const params = { id: (await done(request)).json().connectionId ?? '' };
    await done(asActor(connections.respond, { params, body: { status: 'accepted' } }));
    return () => asActor(connections.respond, { params, body: { status: 'blocked' } });
  },
  'an endorsement, by a block': async (pair) => {
    await endorse(pair);
    return () => pair.asRecipient(moderation.block, { body: { userId: pair.actor.id } });
  },
};

describe('a notification is retracted with its cause', () => {
  it.each(Object.entries(acts))('%s', async (_, act) => {
    const pair = await createPair();
    const undo = await act(pair);
    expect((await listNotified(app.db, pair.recipient.id)).length).toBeGreaterThan(0);
    await done(undo());
    expect(await listNotified(app.db, pair.recipient.id)).toEqual([]);
    expect((await pair.asRecipient(notifications.list)).json()).toEqual([]);
  });
});

describe(retractNotification, () => {
  it('cannot find a notification whose type has no key', async () => {
    const { actor, recipient } = await createPair();
    const application = { applicationId: 'app_1', jobId: 'job_1', jobTitle: 'Harpist' };
    const decided = {
      type: 'job_application',
      actor,
      data: { event: 'decided', status: 'accepted', hasNote: false, ...application },
    } as const;
    await expect(retractNotification(app.db, recipient.id, decided)).rejects.toThrow(/no key/);
  });
});
