import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteOldIdempotencyKeys } from '../../db/idempotency-keys.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { eventually } from '../../testing/eventually.ts';
import { createUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cleanUpAuthTask } from './tasks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ background: true });
});
afterAll(() => app.close());

async function count(table: string): Promise<number> {
  const { rows } = await app.db.$client.query(`SELECT count(*)::int AS n FROM ${table}`);
  return rows[0].n;
}

it('deletes sessions, sign-ups and links that have had their time, and keeps the others', async () => {
  const user = await createUser(app.db);
  await app.as(user);
  await app.as(user);
  await app.db.$client.query(`
    UPDATE sessions SET expires_at = now() WHERE id = (SELECT min(id) FROM sessions);
    INSERT INTO password_resets (token_hash, user_id, expires_at)
      VALUES ('old', '${user.id}', now()), ('new', '${user.id}', now() + interval '1 hour');
    INSERT INTO pending_signups (email, first_name, last_name, password_hash, code_hash, code_expires_at,
      tries_left, resend_after, created_at)
      VALUES ('old@nyu.edu', '', '', '', '', now(), 5, now(), now() - interval '25 hours'),
        ('new@nyu.edu', '', '', '', '', now(), 5, now(), now() - interval '23 hours')`);
  await enqueue(app.db, cleanUpAuthTask, {});
  await eventually(async () => {
    const left = await Promise.all(['sessions', 'password_resets', 'pending_signups'].map(count));
    expect(left).toEqual([1, 1, 1]);
  });
});

it('forgets remembered answers after a day', async () => {
  await app.db.$client.query(`
    INSERT INTO idempotency_keys (user_id, key, request, created_at)
      VALUES ('u', 'old', '', now() - interval '25 hours'), ('u', 'new', '', now())`);
  await deleteOldIdempotencyKeys(app.db);
  expect(await count('idempotency_keys')).toBe(1);
});
