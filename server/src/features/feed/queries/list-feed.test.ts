import { afterAll, beforeAll, expect, it } from 'vitest';
import { applications } from '#contract/applications/contract.ts';
import { events } from '#contract/events/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { posts } from '#contract/posts/contract.ts';
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

type Ask = (limit: number) => Promise<{ json: () => unknown[] }>;

/** A page must not wait longer for the database the longer it is: how many items it has, and for how many connections it waited. */
const tripsOf = async (ask: Ask, limit: number) => {
  let trips = 0;
  const count = () => {
    trips += 1;
  };
  app.db.$client.on('acquire', count);
  const answer = await ask(limit);
  app.db.$client.off('acquire', count);
  return [answer.json().length, trips];
};

it.each<[string, Ask]>([
  ['the feed', (limit) => send(feed.list, { query: { limit } })],
  ['its items for me', (limit) => send(feed.list, { query: { limit, board: 'for-you' } })],
  ['its calls', (limit) => send(feed.list, { query: { limit, board: 'calls' } })],
  ['who applied to my jobs', (limit) => send(applications.listToMyJobs, { query: { limit } })],
  ['jobs', (limit) => send(jobs.list, { query: { limit } })],
  ['saved jobs', (limit) => send(jobs.listSaved, { query: { limit } })],
  ['posts', (limit) => send(posts.list, { query: { limit } })],
  ['events', (limit) => send(events.list, { query: { limit } })],
  ['my applications', (limit) => send(applications.listMine, { query: { limit } })],
])(
  'reads the session in one trip to the database and %s in another, whatever its length',
  async (_, ask) => {
    expect(await tripsOf(ask, 1)).toEqual([1, 2]);
    expect(await tripsOf(ask, 30)).toEqual([30, 2]);
  },
);

it('reads the session, counts a search, prepares it, finds jobs and reads these: five trips whatever its length', async () => {
  const search: Ask = (limit) => send(jobs.search, { query: { q: 'camera', limit } });
  expect(await tripsOf(search, 1)).toEqual([1, 5]);
  expect(await tripsOf(search, 30)).toEqual([30, 5]);
});
