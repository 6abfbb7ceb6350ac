import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { connect, type RootDb } from './client.ts';
import { onSlowQuery, type SlowQuery } from './slow-queries.ts';
import { param, sql } from './sql.ts';
import { transaction } from './transaction.ts';

let db: RootDb;
const heard: SlowQuery[] = [];
const stop = onSlowQuery((query) => heard.push(query));
beforeAll(async () => {
  const made = await createTestDatabase();
  await made.db.$client.end();
  db = connect({ url: made.url, poolSize: 1, slowQueryMs: 200 });
});
afterAll(async () => {
  stop();
  await db.$client.end();
});

it('is heard of with its time and without its values, in a transaction or not, also when it fails', async () => {
  const secret = 'maya@nyu.edu';
  await db.execute(sql`SELECT 1`);
  await db.execute(sql`SELECT pg_sleep(0.25),
    ${param(secret)}::text`);
  await transaction(db, (tx) => tx.execute(sql`SELECT pg_sleep(0.25), 'in a transaction'`));
  const failing = db.execute(sql`SELECT pg_sleep(0.25), 1 / (SELECT 0 FROM pg_sleep(0.25))`);
  await expect(failing).rejects.toThrow();
  expect(heard.map(({ statement }) => statement)).toEqual([
    'SELECT pg_sleep(0.25), $1::text',
    "SELECT pg_sleep(0.25), 'in a transaction'",
    'SELECT pg_sleep(0.25), 1 / (SELECT 0 FROM pg_sleep(0.25))',
  ]);
  for (const { ms } of heard) expect(ms).toBeGreaterThanOrEqual(200);
});
