import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { RootDb } from './client.ts';
import { isOutage } from './is-outage.ts';
import { param, sql } from './sql.ts';
import { transaction } from './transaction.ts';

let db: RootDb;
beforeAll(async () => {
  ({ db } = await createTestDatabase());
});
afterAll(() => db.$client.end());

it('survives the loss of a connection between two queries of a transaction, and goes on', async () => {
  const failure = await transaction(db, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    const lost = new Promise((resolve) => tx.$client.once('end', resolve));
    await db.execute(sql`SELECT pg_terminate_backend(${param(rows[0]?.pid ?? 0)})`);
    await lost;
    await tx.execute(sql`SELECT 1`);
  }).catch((error: unknown) => error);
  expect(isOutage(failure)).toBe(true);
  expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  expect(db.$client.totalCount - db.$client.idleCount).toBe(0);
});

it.each([
  ['a statement', sql`SELECT pg_sleep(60)`, 'statement_timeout'],
  ['a wait for a lock', sql`SELECT pg_advisory_xact_lock(1)`, 'lock_timeout'],
])('ends %s that takes too long, as an outage', async (_, query, setting) => {
  await transaction(db, async (holder) => {
    await holder.execute(sql`SELECT pg_advisory_xact_lock(1)`);
    const failure = await transaction(db, async (tx) => {
      await tx.execute(sql`SELECT set_config(${param(setting)}, '50', true)`);
      await tx.execute(query);
    }).catch((error: unknown) => error);
    expect(isOutage(failure)).toBe(true);
  });
});

it('has limits on every connection', async () => {
  const { rows } = await db.execute<{ name: string; setting: string }>(sql`
    SELECT name, setting FROM pg_settings
    WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
    ORDER BY name`);
  expect(rows.map(({ setting }) => Number(setting))).toEqual([30_000, 10_000, 30_000]);
});
