import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jobs } from '#contract/jobs/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { buildPath } from '#contract/request.ts';
import type { Route } from '#contract/route.ts';
import type { WorkerMessage } from '#web/lib/offline/worker-messages.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { answerChange, listChanges, sendChanges } from './change-queue.ts';
import { countSignOuts, forgetMember, switchMember } from './member-cache.ts';

let told: WorkerMessage[] = [];

beforeEach(async () => {
  told = [];
  const window = { postMessage: (message: WorkerMessage) => told.push(message) };
  vi.stubGlobal('clients', { matchAll: () => Promise.resolve([window]) });
  vi.stubGlobal('registration', {});
  await switchMember('user_1', countSignOuts());
});

afterEach(forgetMember);

const change = (route: Route, id: string) =>
  answerChange(new Request(buildPath(route, { id }), { method: route.method }));

it('tells of what was sent and, by itself, of all that was refused', async () => {
  for (const route of [jobs.save, jobs.unsave, posts.like]) fakeApi.disconnect(route);
  const answers = [
    await change(jobs.save, 'job_1'),
    await change(posts.like, 'post_1'),
    await change(jobs.unsave, 'job_2'),
    await change(jobs.save, 'job_3'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  await expect.poll(listChanges).toHaveLength(4);
  fakeApi.fail(jobs.save, 'not_found', 'This job is closed.');
  fakeApi.fail(jobs.unsave, 'not_found', 'This job does not exist.');
  fakeApi.respond(posts.like, { isLiked: true, likeCount: 1 });
  await sendChanges();
  expect(told).toEqual([
    { type: 'change-refused', message: 'This job is closed. This job does not exist.' },
    { type: 'changes-sent', changes: [{ method: 'POST', path: '/api/posts/post_1/like' }] },
  ]);
  expect(await listChanges()).toEqual([]);
});
