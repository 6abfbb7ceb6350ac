import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { newToken } from '../token.ts';
import { createSession, endSessionByToken } from './commands.ts';
import { viewersOfSessions } from './queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function signIn() {
  const { id } = await createUser(app.db);
  const token = newToken();
  await createSession(app.db, id, token, { userAgent: 'test', address: '127.0.0.1' });
  return { id, token };
}

describe('authenticate', () => {
  it('finds everyone who asks at the same moment, each by their own token', async () => {
    const [maya, theo] = [await signIn(), await signIn()];
    const tokens = [maya.token, newToken(), theo.token, maya.token];
    const found = await Promise.all(tokens.map((token) => app.authenticate(token)));
    expect(found.map((viewer) => viewer?.id)).toEqual([maya.id, undefined, theo.id, maya.id]);
  });

  it('does not find a session that has ended, while others are looked up', async () => {
    const [maya, theo] = [await signIn(), await signIn()];
    const earlier = [maya, theo].map(({ token }) => app.authenticate(token));
    await endSessionByToken(app.db, maya.token);
    expect(await app.authenticate(maya.token)).toBeNull();
    await Promise.all(earlier);
    expect((await app.authenticate(theo.token))?.id).toBe(theo.id);
  });

  it('reads a member by the key, whatever PostgreSQL believes of the tables', async () => {
    // Every request asks it. A join that was planned before the table was analysed read all members, and kept doing so.
    const client = await app.db.$client.connect();
    await client.query('BEGIN; SET LOCAL enable_nestloop = off');
    // A table of a few rows would be read as a whole.
    await client.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off');
    const { rows } = await client.query(`EXPLAIN ${viewersOfSessions.text}`, [['hash']]);
    await client.query('ROLLBACK');
    client.release();
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Cond: (id = s.user_id)');
    expect(plan).not.toMatch(/Merge|Hash/);
  });
});
