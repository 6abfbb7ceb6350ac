import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createApplication,
  createEvent,
  createJob,
  createPost,
  createUser,
} from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { savedJobs } from '../../jobs/tables.ts';

let app: TestApp;
let send: Send;

beforeAll(async () => {
  app = await createTestApp();
  const { id } = await createUser(app.db);
  send = await app.as({ id });
  for (let n = 0; n < 30; n++) {
    const job = await createJob(app.db);
    await createApplication(app.db, { jobId: job.id, applicantId: id });
    await app.db.insert(savedJobs).values({ userId: id, jobId: job.id });
    await createApplication(app.db, { jobId: (await createJob(app.db, { authorId: id })).id });
    await createPost(app.db);
    await createEvent(app.db);
  }
});
afterAll(() => app.close());

const tripsOf = async (url: string) => {
  let trips = 0;
  const count = () => {
    trips += 1;
  };
  app.db.$client.on('acquire', count);
  const answer = await send('GET', url);
  app.db.$client.off('acquire', count);
  return [answer.json<unknown[]>().length, trips];
};

it.each([
  '/api/feed?',
  '/api/feed?board=for-you&',
  '/api/feed?board=calls&',
  '/api/job-applications?',
])('reads %s, session and all, in one trip to the database', async (url) => {
  expect(await tripsOf(`${url}limit=1`)).toEqual([1, 1]);
  expect(await tripsOf(`${url}limit=30`)).toEqual([30, 1]);
});

it.each(['/api/jobs', '/api/saved-jobs', '/api/posts', '/api/events', '/api/applications'])(
  'reads %s in one, and the session in another, whatever its length',
  async (url) => {
    const withLimit = `${url}${url.includes('?') ? '&' : '?'}limit=`;
    expect(await tripsOf(`${withLimit}1`)).toEqual([1, 2]);
    expect(await tripsOf(`${withLimit}30`)).toEqual([30, 2]);
  },
);

it('reads a search with the session in one, finds jobs in another, reads these in a third and counts it in a fourth', async () => {
  expect(await tripsOf('/api/jobs/search?q=camera&limit=1')).toEqual([1, 4]);
  expect(await tripsOf('/api/jobs/search?q=camera&limit=30')).toEqual([30, 4]);
});
