import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished, inject as provided } from 'vitest';
import { urlOf } from './testing/databases.ts';
import { startServerProcess } from './testing/server-process.ts';

async function query<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows as Row[];
}

async function emptyDatabase(): Promise<string> {
  const name = `fresh_${randomBytes(6).toString('hex')}`;
  await query(provided('postgresUrl'), `CREATE DATABASE ${name}`);
  return urlOf(provided('postgresUrl'), name);
}

it('two instances that start at once on an empty database set it up once', async () => {
  const url = await emptyDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'callboard-fresh-'));
  const env = { NODE_ENV: 'test', PORT: '0', DATABASE_URL: url, DEMO: '1' };
  const servers = ['one', 'two'].map((name) =>
    startServerProcess({ ...env, DATA_DIR: join(folder, name) }),
  );
  onTestFinished(async () => {
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(servers.map(({ ended }) => ended));
    await rm(folder, { recursive: true, force: true });
  });

  const addresses = await Promise.all(servers.map((server) => server.url()));
  for (const address of addresses) expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  expect(await query(url, 'SELECT hash FROM drizzle.__drizzle_migrations')).not.toEqual([]);
  expect(
    await query(
      url,
      'SELECT hash FROM drizzle.__drizzle_migrations GROUP BY hash HAVING count(*) > 1',
    ),
  ).toEqual([]);
  expect(
    await query(url, 'SELECT name FROM pgboss.schedule GROUP BY name HAVING count(*) > 1'),
  ).toEqual([]);
  expect(await query(url, `SELECT id FROM users WHERE email LIKE 'maya.okafor@%'`)).toHaveLength(1);
});
