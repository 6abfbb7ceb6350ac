import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discover } from '#contract/discover/contract.ts';
import type { BoundedCount } from '#contract/primitives.ts';
import { param, sql } from '#server/db/sql.ts';
import { createUser } from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { countMembers } from './count-members.ts';

let app: TestApp;
let send: Send;

beforeAll(async () => {
  app = await createTestApp();
  send = await app.as(await createUser(app.db));
});
afterAll(() => app.close());

const addMany = (from: number, to: number) =>
  app.db.execute(sql`
    INSERT INTO users (id, email, first_name, last_name, major)
    SELECT 'user_many' || n, 'many' || n || '@nyu.edu', 'Many', 'Multitude', 'Crowds'
    FROM generate_series(${param(from)}::int, ${param(to)}::int) n`);

async function expectCount(count: BoundedCount): Promise<void> {
  for (const query of [{}, { major: 'Crowds' }, { q: 'multitude' }, { q: 'multitudo' }]) {
    const answer = await send(discover.count, { query });
    expect([query, answer.json()]).toEqual([query, count]);
  }
}

describe(countMembers, () => {
  it('is exact up to a thousand and says when there are more', async () => {
    await addMany(1, 1_000);
    await expectCount({ count: 1_000, isMore: false });
    await addMany(1_001, 1_002);
    await expectCount({ count: 1_000, isMore: true });
  });
});
