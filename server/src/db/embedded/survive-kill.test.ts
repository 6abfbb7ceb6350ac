import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { findServerPid, kill, query, start, startInChildProcess } from './test-helpers.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'callboard-kill-'));
});

beforeEach(async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  await query(postgres.url, 'DROP TABLE IF EXISTS note', 'CREATE TABLE note (id int)');
  await postgres.stop();
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('brings a killed PostgreSQL back at the same address and holds the folder again', async () => {
  const notices: string[] = [];
  const postgres = await start(dataDir, notices);
  const pool = new Pool({ connectionString: postgres.url });
  pool.on('error', () => {});
  onTestFinished(() => pool.end());
  await pool.query('INSERT INTO note VALUES (1)');

  process.kill((await findServerPid(dataDir)) ?? 0, 'SIGKILL');
  await eventually(async () => {
    expect((await pool.query('SELECT id FROM note')).rows).toEqual([{ id: 1 }]);
  });
  await eventually(() => {
    expect(notices).toEqual([
      'The embedded PostgreSQL went away; bringing it back.',
      'The embedded PostgreSQL is back.',
    ]);
  });
  const locks = await pool.query(`SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory'`);
  expect(locks.rows).toEqual([{ count: 1 }]);

  process.kill((await findServerPid(dataDir)) ?? 0, 'SIGKILL');
  await postgres.stop();
  expect(await findServerPid(dataDir)).toBeNull();
});

it('takes over the PostgreSQL of a killed owner, with its data', async () => {
  const owner = await startInChildProcess(dataDir);
  await query(owner.url, 'INSERT INTO note VALUES (1)');
  await kill(owner.child);

  const next = await start(dataDir);
  expect(next.adopted).toBe(true);
  expect(next.url).toBe(owner.url);
  expect(await query(next.url, 'SELECT id FROM note')).toEqual([{ id: 1 }]);
  await next.stop();
  expect(await findServerPid(dataDir)).toBeNull();
});

it('loses no acknowledged row when owner and PostgreSQL are killed while rows come in', async () => {
  const owner = await startInChildProcess(dataDir, { durable: true });
  const pool = new Pool({ connectionString: owner.url });
  pool.on('error', () => {});
  onTestFinished(() => pool.end());
  let acknowledged = 0;
  const writing = (async () => {
    for (;;) {
      await pool.query('INSERT INTO note VALUES ($1)', [acknowledged + 1]);
      acknowledged += 1;
    }
  })().catch(() => {});
  await eventually(() => expect(acknowledged).toBeGreaterThan(200));
  const serverPid = (await findServerPid(dataDir)) ?? 0;
  const ownerKilled = kill(owner.child);
  process.kill(serverPid, 'SIGKILL');
  await ownerKilled;
  await writing;

  const next = await start(dataDir);
  expect(next.adopted).toBe(false);
  const [row] = await query<{ count: number }>(
    next.url,
    `SELECT count(*)::int AS count FROM note WHERE id <= ${acknowledged}`,
  );
  expect(row).toEqual({ count: acknowledged });
});
