import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applications } from '#contract/applications/contract.ts';
import { discover } from '#contract/discover/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import type { ActionLimit } from '#contract/limits.ts';
import { messages } from '#contract/messages/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import type { Route } from '#contract/route.ts';
import { newId } from '../../db/ids.ts';
import { createJob, createPost, createUser } from '../../testing/factories.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { limitAct } from './limit-act.ts';

const maxOf = ({ limit }: Route) =>
  limit && limit !== 'none' ? (limit.allowances[0]?.max ?? 0) : 0;
const postsPerHour = maxOf(posts.create);
const applicationsPerHour = maxOf(applications.apply);
const reportsPerHour = maxOf(moderation.report);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const newMember = async () => app.as(await createUser(app.db));

/** A member whose limit of this route leaves so many acts; those before are counted without being done. */
async function newMemberWith(left: number, route: Route) {
  const member = await createUser(app.db);
  const count = limitAct(app, route);
  for (let n = left; n < maxOf(route); n++) await count(app.db, member.id);
  return app.as(member);
}

const times = async (count: number, act: () => Promise<{ statusCode: number }>) => {
  const statuses = new Set<number>();
  for (let n = 0; n < count; n++) statuses.add((await act()).statusCode);
  return [...statuses];
};

describe('every route', () => {
  it('of members that changes something says how often, or that nothing limits it', () => {
    const changing = app.routes.filter(
      ({ method, access }) => method !== 'GET' && access === 'member',
    );
    expect(changing.length).toBeGreaterThan(80);
    expect(changing.filter(({ limit }) => limit === undefined)).toEqual([]);
  });

  it('with a limit has a member to count', () => {
    const limited = app.routes.filter(({ limit }) => limit !== undefined);
    expect(limited.filter(({ access }) => access === 'public')).toEqual([]);
  });

  it('that is counted together with others has the same allowances', () => {
    const limits = new Map<string, ActionLimit>();
    for (const { limit } of app.routes) {
      if (!limit || limit === 'none') continue;
      expect(limits.get(limit.actions) ?? limit).toEqual(limit);
      limits.set(limit.actions, limit);
    }
    expect(limits.size).toBeGreaterThan(20);
  });
});

describe('one act too many', () => {
  const post = (send: Send, headers = {}) =>
    send(posts.create, { body: { content: 'Picture lock.' }, headers });

  it('is refused with a sentence and Retry-After, for this member and this act alone', async () => {
    const send = await newMember();
    expect(await times(postsPerHour, () => post(send))).toEqual([201]);
    const refused = await post(send);
    expect(refused.statusCode).toBe(429);
    expect(refused.error()).toEqual({
      code: 'too_many_requests',
      message: expect.stringMatching(/^Too many posts\. Please wait \d+ minutes and try again\.$/),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect((await post(await newMember())).statusCode).toBe(201);
    const job = await createJob(app.db);
    expect((await send(jobs.save, { params: { id: job.id } })).statusCode).toBe(204);
  });

  it('leaves a repeat its first answer', async () => {
    const send = await newMember();
    const headers = { 'idempotency-key': newId('key') };
    const first = await post(send, headers);
    expect(await times(postsPerHour - 1, () => post(send))).toEqual([201]);
    expect((await post(send)).statusCode).toBe(429);
    const repeat = await post(send, headers);
    expect([repeat.statusCode, repeat.body]).toEqual([201, first.body]);
    expect((await post(send, { 'idempotency-key': newId('key') })).statusCode).toBe(429);
  });

  it('does not come from acts that failed, where they are repeatable', async () => {
    const send = await newMember();
    const apply = (jobId: string) =>
      send(applications.apply, {
        params: { id: jobId },
        body: {},
        headers: { 'idempotency-key': newId('key') },
      });
    expect(await times(applicationsPerHour + 1, () => apply('none'))).toEqual([404]);
    expect((await apply((await createJob(app.db)).id)).statusCode).toBe(201);
  });

  it('is counted for a toggle both ways', async () => {
    const send = await newMemberWith(2, posts.like);
    const { id } = await createPost(app.db);
    expect((await send(posts.like, { params: { id } })).statusCode).toBe(200);
    expect((await send(posts.unlike, { params: { id } })).statusCode).toBe(200);
    expect((await send(posts.like, { params: { id } })).statusCode).toBe(429);
  });

  it('is counted for searches', async () => {
    const send = await newMemberWith(1, discover.search);
    const search = () => send(discover.search, { query: { q: 'ada', limit: 1 } });
    expect((await search()).statusCode).toBe(200);
    const refused = await search();
    expect(refused.statusCode).toBe(429);
    expect(refused.error().message).toMatch(/^Too many searches\. Please wait \d+ minutes/);
    expect((await send(jobs.search, { query: { q: 'ada' } })).statusCode).toBe(429);
    expect((await send(feed.list)).statusCode).toBe(200);
  });

  it.each([discover.search, jobs.search, messages.search])(
    'runs nothing of $path: only the session is looked up, and the act counted',
    async (route) => {
      const send = await newMemberWith(0, route);
      const statements = await recordStatements(async () => {
        expect((await send(route, { query: { q: 'ada' } })).statusCode).toBe(429);
      });
      expect(statements).toEqual([
        expect.stringContaining('FROM sessions s'),
        expect.stringContaining('INSERT INTO rate_limits'),
      ]);
    },
  );
});

it('nothing is counted with RATE_LIMIT=off', async () => {
  const other = await createTestApp({
    databaseUrl: app.databaseUrl,
    env: { RATE_LIMIT: 'off' },
  });
  const send = await other.as(await createUser(app.db));
  const report = async () => {
    const { id } = await createPost(app.db);
    return send(moderation.report, { body: { targetType: 'post', targetId: id, reason: 'other' } });
  };
  const statuses = await times(reportsPerHour + 1, report);
  await other.close();
  expect(statuses).toEqual([201]);
});
