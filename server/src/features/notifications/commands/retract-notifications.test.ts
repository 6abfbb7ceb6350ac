import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '#contract/notifications/contract.ts';
import {
  createConnection,
  createCourse,
  createJob,
  createPost,
  createUser,
} from '#server/testing/factories.ts';
import { listNotified } from '#server/testing/list-notified.ts';
import type { Send } from '#server/testing/send.ts';
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

type Request = [
  send: Send,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
];

async function expectDone([send, method, url, body]: Request) {
  const answer = await send(method, url, body);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer;
}

/** Each makes the recipient be notified, and returns how that is undone. */
const acts: [name: string, act: (pair: Pair) => Promise<Request>][] = [
  [
    'a like',
    async ({ asActor, recipient }) => {
      const { id } = await createPost(app.db, { authorId: recipient.id });
      await expectDone([asActor, 'POST', `/api/posts/${id}/like`]);
      return [asActor, 'DELETE', `/api/posts/${id}/like`];
    },
  ],
  [
    'a post that was liked',
    async ({ asActor, asRecipient, recipient }) => {
      const { id } = await createPost(app.db, { authorId: recipient.id });
      await expectDone([asActor, 'POST', `/api/posts/${id}/like`]);
      return [asRecipient, 'DELETE', `/api/posts/${id}`];
    },
  ],
  [
    'an endorsement',
    async ({ asActor, actor, recipient }) => {
      await createConnection(app.db, actor.id, recipient.id);
      const url = `/api/endorsements/${recipient.id}/Ventriloquism`;
      await expectDone([asActor, 'POST', url]);
      return [asActor, 'DELETE', url];
    },
  ],
  [
    'a course',
    async ({ asActor, recipient }) => {
      const { courseCode, section, semester, year } = await createCourse(app.db, {
        userId: recipient.id,
        courseCode: 'RETR-UT 1001',
      });
      const body = { courseName: 'Leaving', courseCode, section, semester, year };
      const course = await expectDone([asActor, 'POST', '/api/courses', body]);
      return [asActor, 'DELETE', `/api/courses/${course.json().id}`];
    },
  ],
  [
    'the section of a course',
    async ({ asActor, recipient }) => {
      const { courseCode, section, semester, year } = await createCourse(app.db, {
        userId: recipient.id,
        courseCode: 'RETR-UT 1002',
      });
      const body = { courseName: 'Leaving', courseCode, section, semester, year };
      const course = await expectDone([asActor, 'POST', '/api/courses', body]);
      return [asActor, 'PUT', `/api/courses/${course.json().id}`, { section: '009' }];
    },
  ],
  [
    'courses that are shown',
    async ({ asActor, recipient }) => {
      const { courseCode, section, semester, year } = await createCourse(app.db, {
        userId: recipient.id,
        courseCode: 'RETR-UT 1003',
      });
      const body = { courseName: 'Hiding', courseCode, section, semester, year };
      await expectDone([asActor, 'POST', '/api/courses', body]);
      return [asActor, 'PUT', '/api/users/profile', { hideCourses: true }];
    },
  ],
  [
    'a job that matches',
    async ({ asActor, actor }) => {
      const { id } = await createJob(app.db, { authorId: actor.id, skills: ['Ventriloquism'] });
      await notifyMatches(app.db, id, '2027-03-09');
      return [asActor, 'DELETE', `/api/jobs/${id}`];
    },
  ],
  [
    'a decided application',
    async ({ asActor, asRecipient, actor }) => {
      const { id } = await createJob(app.db, { authorId: actor.id });
      const application = await expectDone([asRecipient, 'POST', `/api/jobs/${id}/apply`, {}]);
      const url = `/api/applications/${application.json().id}`;
      await expectDone([asActor, 'PATCH', url, { status: 'accepted' }]);
      return [asRecipient, 'DELETE', url];
    },
  ],
  [
    'the job of a decided application',
    async ({ asActor, asRecipient, actor }) => {
      const { id } = await createJob(app.db, { authorId: actor.id });
      const application = await expectDone([asRecipient, 'POST', `/api/jobs/${id}/apply`, {}]);
      const url = `/api/applications/${application.json().id}`;
      await expectDone([asActor, 'PATCH', url, { status: 'accepted' }]);
      return [asActor, 'DELETE', `/api/jobs/${id}`];
    },
  ],
  [
    'the job of a received application, and its milestone',
    async ({ asActor, asRecipient, recipient }) => {
      const { id } = await createJob(app.db, { authorId: recipient.id });
      await expectDone([asActor, 'POST', `/api/jobs/${id}/apply`, {}]);
      return [asRecipient, 'DELETE', `/api/jobs/${id}`];
    },
  ],
  [
    'a connection request',
    async ({ asActor, recipient }) => {
      const body = { addresseeId: recipient.id };
      const request = await expectDone([asActor, 'POST', '/api/connections', body]);
      return [asActor, 'DELETE', `/api/connections/${request.json().connectionId}`];
    },
  ],
  [
    'an accepted connection',
    async ({ asActor, asRecipient, actor }) => {
      const body = { addresseeId: actor.id };
      const request = await expectDone([asRecipient, 'POST', '/api/connections', body]);
      const url = `/api/connections/${request.json().connectionId}`;
      await expectDone([asActor, 'PUT', url, { status: 'accepted' }]);
      return [asActor, 'PUT', url, { status: 'blocked' }];
    },
  ],
  [
    'an endorsement, by a block',
    async ({ asActor, asRecipient, actor, recipient }) => {
      await createConnection(app.db, actor.id, recipient.id);
      const url = `/api/endorsements/${recipient.id}/Ventriloquism`;
      await expectDone([asActor, 'POST', url]);
      return [asRecipient, 'POST', '/api/blocks', { userId: actor.id }];
    },
  ],
];

describe('a notification is retracted with its cause', () => {
  it.each(acts)('%s', async (_, act) => {
    const pair = await createPair();
    const undo = await act(pair);
    expect((await listNotified(app.db, pair.recipient.id)).length).toBeGreaterThan(0);
    await expectDone(undo);
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
