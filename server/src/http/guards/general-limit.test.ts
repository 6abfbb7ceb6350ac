import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { authenticate } from '../../features/auth/sessions/authenticate.ts';
import { createSession } from '../../features/auth/sessions/commands.ts';
import { sessions } from '../../features/auth/tables.ts';
import { newToken } from '../../features/auth/token.ts';
import { getCurrentUser } from '../../features/users/queries.ts';
import { createBareApp } from '../../testing/bare-app.ts';
import { createUser } from '../../testing/factories.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { mount } from '../mount.ts';
import { pages } from '../pages/pages.ts';
import { logRequests } from '../request-log.ts';
import { generalLimit } from './general-limit.ts';

let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'callboard-web-'));
  await cp(new URL('../../testing/web', import.meta.url), webDir, { recursive: true });
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'assets/app.js'), 'run();');
  await writeFile(join(webDir, 'robots.txt'), 'User-agent: *');
});
afterAll(() => rm(webDir, { recursive: true, force: true }));

let app: Awaited<ReturnType<typeof createBareApp>>;
beforeEach(async () => {
  const { db, url } = await createTestDatabase();
  await db.$client.end();
  app = await createBareApp(url, async (bare) => {
    bare.authenticate = authenticate(bare);
    logRequests(bare);
    await bare.server.register(rateLimit, generalLimit(bare, { member: 3, address: 3 }));
    mount(bare, auth.user, ({ db, viewer }) => getCurrentUser(db, viewer));
    await pages(bare, {
      webDir,
      development: false,
      frontPage: async () => ({
        stats: { totalStudents: 0, actors: 0, directors: 0, openCalls: 0, eventsThisWeek: 0 },
        works: [],
      }),
      findCurrentId: async () => null,
      getCurrentUser: (viewer) => getCurrentUser(bare.db, viewer),
    });
  });
});
afterEach(() => app.close());

const ask = async (token: string) => {
  const headers = { cookie: `callboard=${token}` };
  return (await app.server.inject({ url: auth.user.path, headers })).statusCode;
};

async function askOften(times: number, token: () => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time++) statuses.push(await ask(token()));
  return statuses;
}

it('counts invented sessions against the address they come from', async () => {
  expect(await askOften(5, newToken)).toEqual([401, 401, 401, 429, 429]);
});

it('counts a member for themselves, whatever others at their address do', async () => {
  const token = newToken();
  const { id } = await createUser(app.db);
  await createSession(app.db, id, token, { userAgent: '', address: '' });
  expect(await ask(token)).toBe(200);
  await askOften(5, newToken);
  expect(await askOften(4, () => token)).toEqual([200, 200, 200, 429]);
});

it('counts the sessions of a member together', async () => {
  const { id } = await createUser(app.db);
  const tokens = [newToken(), newToken()];
  for (const token of tokens) {
    await createSession(app.db, id, token, { userAgent: '', address: '' });
    expect(await ask(token)).toBe(200);
  }
  const statuses = await askOften(4, () => tokens.reverse()[0] ?? '');
  expect(statuses).toEqual([200, 200, 200, 429]);
});

it('counts an ended session against its address, so that it uses up nothing of the member', async () => {
  const { id } = await createUser(app.db);
  const [ended, kept] = [newToken(), newToken()];
  const sessionId = await createSession(app.db, id, ended, { userAgent: '', address: '' });
  await createSession(app.db, id, kept, { userAgent: '', address: '' });
  expect(await ask(ended)).toBe(200);
  await app.db.delete(sessions).where(eq(sessions.id, sessionId));
  expect(await ask(kept)).toBe(200);
  expect(await askOften(3, () => ended)).toEqual([401, 401, 429]);
  expect(await askOften(2, () => kept)).toEqual([200, 200]);
});

it('counts pages, answers them with a page, and leaves static files alone', async () => {
  const page = (url: string) => app.server.inject({ url, headers: { accept: 'text/html' } });
  for (let time = 0; time < 5; time++) {
    expect((await page('/assets/app.js')).statusCode).toBe(200);
    expect((await page('/robots.txt')).statusCode).toBe(200);
  }
  for (const url of ['/', '/auth', '/jobs']) expect((await page(url)).statusCode).toBe(200);
  const refused = await page('/');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['content-type']).toContain('text/html');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
