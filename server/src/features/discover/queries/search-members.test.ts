import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { discover, memberSorts } from '#contract/discover/contract.ts';
import type { QueryInputOf } from '#contract/route.ts';
import { createUser } from '#server/testing/factories.ts';
import { readChangingPages } from '#server/testing/read-pages.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { users } from '../../users/tables.ts';
import { searchMembers } from './search-members.ts';

let app: TestApp;
let send: Send;

beforeAll(async () => {
  app = await createTestApp();
  send = await app.as(await createUser(app.db, { firstName: 'View', lastName: 'Er' }));
  for (let n = 0; n < 5; n++) {
    const skills = ['Acting'];
    await createUser(app.db, { firstName: 'Twin', lastName: 'Same', skills });
    await createUser(app.db, { firstName: `A${n}`, lastName: 'Twinning', skills });
    await createUser(app.db, { firstName: `B${n}`, lastName: 'Other', skills, bio: 'A twin' });
  }
});
afterAll(() => app.close());
afterEach(() => app.db.delete(users).where(eq(users.firstName, newcomer.firstName)));

/** Comes before all others by name. */
const newcomer = { firstName: '000', lastName: 'Unlike' };

describe(searchMembers, () => {
  const searches: QueryInputOf<typeof discover.search>[] = [
    {},
    { q: '' },
    { sort: 'name' },
    { q: 'twin' },
    { q: 'twiin' },
    { q: 'acting' },
    { q: 'actng' },
    { q: 'twin acting' },
    { skill: 'Acting' },
  ];

  it.each(searches)('neither repeats nor skips anyone between pages: %j', async (search) => {
    const ask = (limit: number) => ({ query: { ...search, limit } });
    const whole = (await send(discover.search, ask(100))).json();
    const join = () => createUser(app.db, newcomer);
    const pages = await readChangingPages(send, join, discover.search, ask(2));
    expect(whole.length).toBeGreaterThan(9);
    expect(pages.flat().map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
  });

  it.each(searches)(
    'reads the session, counts the search and asks two questions for a full page: %j',
    async (search) => {
      // Each is a trip to the database that whoever types waits for.
      let trips = 0;
      const count = () => {
        trips += 1;
      };
      app.db.$client.on('acquire', count);
      const answer = await send(discover.search, { query: { ...search, limit: 4 } });
      app.db.$client.off('acquire', count);
      expect([answer.json().length, trips]).toEqual([4, 4]);
    },
  );

  it('shows nobody who is merely similar where somebody is found as spelt', async () => {
    await createUser(app.db, { firstName: 'Rare', lastName: 'Bird', bio: 'A twim of nobody' });
    const found = (await send(discover.search, { query: { q: 'twim' } })).json();
    expect(found.map(({ lastName }) => lastName)).not.toContain('Same');
    expect(found.map(({ firstName }) => firstName)).toContain('Rare');
  });

  it('refuses a page link that was forged', async () => {
    for (const key of [
      ['all'],
      ['similar', 'x', 'y', 'z'],
      ['skill', 7, 'x'],
      ['none', 'x', 'y'],
      ['2026-11-01T12:00:00Z', 'many', '2026-11-01T12:00:00Z', 'user_x'],
      {},
    ]) {
      const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
      for (const sort of memberSorts) {
        const answer = await send(discover.search, { query: { sort, cursor } });
        expect(answer.statusCode).toBe(400);
      }
    }
  });
});
