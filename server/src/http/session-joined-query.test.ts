import type { SQL } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { discover } from '#contract/discover/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import { pageQuery } from '#contract/primitives.ts';
import { defineRoute } from '#contract/route.ts';
import type { Db } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { newToken } from '../features/auth/token.ts';
import { createBareApp } from '../testing/bare-app.ts';
import { createUser } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { mount } from './mount.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

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

describe('a database error of a session-joined query', () => {
  const route = defineRoute({
    method: 'GET',
    path: '/api/broken',
    summary: 'A list whose query fails',
    access: 'public',
    query: pageQuery,
    response: z.array(z.string()),
    paged: true,
  });

  const run = (query: SQL) => async (db: Db) => {
    await db.execute(query);
    return null;
  };

  async function answerOf(read: ReturnType<typeof run>) {
    let log = '';
    let normalCalls = 0;
    const bare = await createBareApp(app.databaseUrl, (parts) => {
      parts.server.addHook('onRequest', async (request) => {
        request.log = pino({}, { write: (line: string) => void (log += line) });
      });
      mount(
        parts,
        route,
        () => {
          normalCalls += 1;
          return { items: [], nextCursor: null };
        },
        read,
      );
    });
    const cookie = `callboard=${newToken()}`;
    const answer = await bare.server.inject({ url: route.path, headers: { cookie } });
    await bare.close();
    return { status: answer.statusCode, log, normalCalls };
  }

  it('is a 500 and logged; the normal path does not run', async () => {
    const { status, log, normalCalls } = await answerOf(run(sql`SELECT * FROM nowhere`));
    expect([status, normalCalls]).toEqual([500, 0]);
    expect(log).toContain('relation \\"nowhere\\" does not exist');
  });

  it('is a 503 where the database goes away', async () => {
    const query = sql`SELECT pg_terminate_backend(pg_backend_pid())`;
    const { status, log, normalCalls } = await answerOf(run(query));
    expect([status, normalCalls]).toEqual([503, 0]);
    expect(log).toContain('request failed');
  });

  it('falls through to the normal path where only the value that was sent is at fault', async () => {
    const { status, normalCalls } = await answerOf(run(sql`SELECT 'never'::timestamptz`));
    expect([status, normalCalls]).toEqual([200, 1]);
  });
});
