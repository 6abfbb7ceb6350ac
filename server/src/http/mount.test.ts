import type { SQL } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auth } from '#contract/auth/contract.ts';
import { discover } from '#contract/discover/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import { limitOf, perHour } from '#contract/limits.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import { defineRoute } from '#contract/route.ts';
import { sql } from '../db/sql.ts';
import { rateLimits } from '../db/tables.ts';
import { authenticate } from '../features/auth/sessions/authenticate.ts';
import { createSession } from '../features/auth/sessions/commands.ts';
import { newToken } from '../features/auth/token.ts';
import { createBareApp } from '../testing/bare-app.ts';
import { createUser } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { Viewer } from './app.ts';
import { rejectOtherOrigins } from './guards/reject-other-origins.ts';
import { mount } from './mount.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('GET /api/auth/user', () => {
  it('answers the member, without anything secret', async () => {
    const user = await createUser(app.db, { firstName: 'Maya', passwordHash: 'secret' });
    const answer = await (await app.as(user))(auth.user);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: user.id, firstName: 'Maya', hasPassword: true });
    expect(answer.body).not.toContain('secret');
    expect(answer.json()).not.toHaveProperty('sessionId');
  });
});

describe('unknown and odd requests', () => {
  it.each([
    ['GET', '/api/nothing', 404],
    ['DELETE', auth.user.path, 405],
    ['GET', `${auth.user.path}%00`, 400],
    ['GET', '/api/%zz', 400],
  ] as const)('%s %s is %i with a sentence', async (method, url, status) => {
    const answer = await app.call(method, url);
    expect(answer.statusCode).toBe(status);
    expect(answer.error().message).toMatch(/\.$/);
  });

  it('names each method of an address once', async () => {
    const answer = await app.call('POST', portfolio.reorder.path);
    expect(answer.error().message).toBe('This address answers only GET, PUT, DELETE.');
  });
});

describe('a route of administrators', () => {
  const route = defineRoute({
    method: 'GET',
    path: '/api/admin/things',
    access: 'admin',
    summary: 'Things',
    response: null,
  });
  const appointed = { isAdmin: true, role: null };
  const cases: [string, Partial<Viewer>, number, string | undefined][] = [
    ['a member', { appointed: { isAdmin: false, role: null } }, 403, 'forbidden'],
    [
      'an administrator without a second factor',
      { appointed, staffStep: 'set-up' },
      403,
      'second_factor_required',
    ],
    [
      'an administrator whose session has not passed it',
      { appointed, staffStep: 'prove' },
      403,
      'second_factor_required',
    ],
    ['an administrator', { appointed, staffStep: null }, 204, undefined],
  ];

  it.each(cases)('answers %s', async (_, viewer, status, code) => {
    const bare = await createBareApp(app.databaseUrl, (parts) => {
      parts.authenticate = async () => viewer as Viewer;
      mount(parts, route, () => undefined);
    });
    const cookie = `callboard=${'a'.repeat(43)}`;
    const answer = await bare.server.inject({ url: route.path, headers: { cookie } });
    expect(answer.statusCode).toBe(status);
    expect(answer.body ? answer.json().code : undefined).toBe(code);
    await bare.close();
  });
});

describe.each([feed.list, discover.search])('an invalid cursor of GET $path', (route) => {
  const query = { cursor: 'x' };

  it('is a 401 for whoever has no valid session', async () => {
    const headers = { cookie: `callboard=${newToken()}` };
    const answer = await app.call(route, { query, headers });
    expect([answer.statusCode, answer.error().code]).toEqual([401, 'unauthenticated']);
  });

  it('is a 400 for a member', async () => {
    const send = await app.as(await createUser(app.db));
    const answer = await send(route, { query });
    expect([answer.statusCode, answer.error().code]).toEqual([400, 'invalid']);
  });
});

describe('an error of the database', () => {
  const route = defineRoute({
    method: 'GET',
    path: '/api/broken',
    summary: 'A route whose query fails',
    access: 'public',
    response: null,
  });

  async function answerOf(query: SQL) {
    let log = '';
    const bare = await createBareApp(app.databaseUrl, (parts) => {
      parts.server.addHook('onRequest', async (request) => {
        request.log = pino({}, { write: (line: string) => void (log += line) });
      });
      mount(parts, route, async ({ db }) => void (await db.execute(query)));
    });
    const { statusCode } = await bare.server.inject({ url: route.path });
    await bare.close();
    return { status: statusCode, log };
  }

  it('is a 500 and logged', async () => {
    const { status, log } = await answerOf(sql`SELECT * FROM nowhere`);
    expect(status).toBe(500);
    expect(log).toContain('relation \\"nowhere\\" does not exist');
  });

  it('is a 503 where the database goes away', async () => {
    const { status, log } = await answerOf(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
    expect(status).toBe(503);
    expect(log).toContain('request failed');
  });

  it('is a 400 where only the value that was sent is at fault', async () => {
    const { status, log } = await answerOf(sql`SELECT 'never'::timestamptz`);
    expect([status, log]).toEqual([400, '']);
  });
});

describe('a request that is wrong in every way', () => {
  const route = defineRoute({
    method: 'POST',
    path: '/api/admin/things',
    access: 'moderator',
    limit: limitOf('things', perHour(1)),
    audit: ['post.update'],
    summary: 'Makes a thing',
    body: z.object({ name: z.string() }),
    response: z.object({ name: z.string() }),
    status: 201,
  });
  const elsewhere = { origin: 'https://evil.example' };
  const wrong = { colour: 'red' };
  const right = { name: 'Slate' };

  async function sessionOf(values: Parameters<typeof createUser>[1]) {
    const { id } = await createUser(app.db, values);
    const token = newToken();
    await createSession(app.db, id, token, { userAgent: 'test', address: '127.0.0.1' });
    return { cookie: `callboard=${token}` };
  }

  it.each([
    ['counted by itself', {}],
    ['in the transaction that remembers its answer', { 'idempotency-key': 'one-of-many' }],
  ])(
    'is refused for one thing after the other: origin, session, access, limit, input; %s',
    async (_, key) => {
      let acts = 0;
      const bare = await createBareApp(
        app.databaseUrl,
        (parts) => {
          parts.authenticate = authenticate(parts);
          rejectOtherOrigins(parts);
          mount(parts, route, ({ body }) => {
            acts += 1;
            return body;
          });
        },
        { RATE_LIMIT: 'on' },
      );
      const send = async (headers: Record<string, string>, payload: object = wrong) => {
        const answer = await bare.server.inject({
          method: route.method,
          url: route.path,
          headers: { ...key, ...headers },
          payload,
        });
        return [answer.statusCode, answer.json().message];
      };
      const member = await sessionOf({});
      const moderator = await sessionOf({ role: 'moderator' });
      const notOurs = 'This request came from another site and was refused.';
      expect(await send(elsewhere)).toEqual([403, notOurs]);
      expect(await send({ ...elsewhere, ...moderator }, right)).toEqual([403, notOurs]);
      expect(await send({})).toEqual([401, 'Please sign in to continue.']);
      const notAllowed = 'Only moderators and administrators can do this.';
      expect(await send(member)).toEqual([403, notAllowed]);
      expect(acts).toBe(0);
      const first = { ...moderator, 'idempotency-key': 'the-first-one' };
      expect((await send(first, right))[0]).toBe(201);
      const tooMany = [429, expect.stringMatching(/^Too many things\. Please wait/)];
      expect(await send(moderator)).toEqual(tooMany);
      expect(await send(moderator, right)).toEqual(tooMany);
      await app.db.delete(rateLimits);
      expect((await send(moderator))[0]).toBe(400);
      await app.db.delete(rateLimits);
      expect(acts).toBe(1);
      expect((await send(moderator, right))[0]).toBe(201);
      expect(acts).toBe(2);
      await bare.close();
    },
  );
});
