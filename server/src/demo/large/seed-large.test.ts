import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { feed, feedItem } from '#contract/feed/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedLarge } from './seed-large.ts';

let app: TestApp;
const steps: [string, number][] = [];
const options = { passwordHash: 'none', domain: 'demo.nyu.edu', scale: 0.005 };

beforeAll(async () => {
  app = await createTestApp();
  await seedLarge(app.db, { ...options, onProgress: (...step) => steps.push(step) });
});
afterAll(() => app.close());

it('makes every kind of row in its number, the heavy member’s too', async () => {
  const { rows } = await app.db.$client.query<Record<string, string>>(`
    SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM posts) AS posts,
      (SELECT count(*) FROM jobs) AS jobs, (SELECT count(*) FROM events) AS events,
      (SELECT count(*) FROM saved_jobs s JOIN users u ON u.id = s.user_id
        WHERE u.email = 'heavy@demo.nyu.edu') AS heavy,
      (SELECT count(*) FROM saved_jobs) + (SELECT count(*) FROM applications) AS reactions`);
  expect(rows[0]).toMatchObject({
    users: '100',
    posts: '500',
    jobs: '250',
    events: '100',
    heavy: '100',
  });
  expect(Number(rows[0]?.['reactions'])).toBeGreaterThan(2250);
});

it('tells how far it is', () => {
  const shares = steps.map(([, share]) => share);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(steps.at(-1)).toEqual(['statistics', 1]);
});

it('makes what the product can show', async () => {
  const { rows } = await app.db.$client.query<{ id: string }>('SELECT id FROM users LIMIT 1');
  const send = await app.as(rows[0] ?? { id: '' });
  const answer = await send(feed.list, { query: { limit: 100 } });
  expect(z.array(feedItem).parse(answer.json())).toHaveLength(100);
  const found = await send(jobs.search, { query: { q: 'camera operator' } });
  expect(found.json().length).toBeGreaterThan(5);
});

it('refuses a second time', async () => {
  await expect(seedLarge(app.db, options)).rejects.toThrow('has the large community already');
});
