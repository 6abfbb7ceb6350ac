import { Pool } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findServerPid, kill, makeDataDir, query, start, startInChild } from './test-helpers.ts';

it('brings a killed PostgreSQL back at the same address and holds the folder again', async () => {
  const dataDir = await makeDataDir();
  const notices: string[] = [];
  const postgres = await start(dataDir, notices);
  const pool = new Pool({ connectionString: postgres.url });
  pool.on('error', () => {});
  onTestFinished(() => pool.end());
  await pool.query('CREATE TABLE note (id int)');
  await pool.query('INSERT INTO note VALUES (1)');

  process.kill((await findServerPid(dataDir)) ?? 0, 'SIGKILL');
  await vi.waitFor(async () => {
    expect((await pool.query('SELECT id FROM note')).rows).toEqual([{ id: 1 }]);
  }, 10_000);
  await vi.waitFor(() => {
    expect(notices).toEqual([
      'The embedded PostgreSQL went away; bringing it back.',
      'The embedded PostgreSQL is back.',
    ]);
  }, 5000);
  await expect(start(dataDir)).rejects.toThrow(/already running/);

  process.kill((await findServerPid(dataDir)) ?? 0, 'SIGKILL');
  await postgres.stop();
  expect(await findServerPid(dataDir)).toBeNull();
});

it('takes over the PostgreSQL of a killed owner, with its data', async () => {
  const dataDir = await makeDataDir();
  const owner = await startInChild(dataDir);
  await query(owner.url, 'CREATE TABLE note (id int)', 'INSERT INTO note VALUES (1)');
  await kill(owner.child);

  const heir = await start(dataDir);
  expect(heir.adopted).toBe(true);
  expect(heir.url).toBe(owner.url);
  expect(await query(heir.url, 'SELECT id FROM note')).toEqual([{ id: 1 }]);
  await heir.stop();
  expect(await findServerPid(dataDir)).toBeNull();
});

it('loses no acknowledged row when owner and PostgreSQL are killed while rows come in', async () => {
  const dataDir = await makeDataDir();
  const owner = await startInChild(dataDir, { durable: true });
  await query(owner.url, 'CREATE TABLE note (id int)');
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
  await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(200), 10_000);
  process.kill((await findServerPid(dataDir)) ?? 0, 'SIGKILL');
  await kill(owner.child);
  await writing;

  const heir = await start(dataDir);
  expect(heir.adopted).toBe(false);
  const [row] = await query<{ count: number }>(
    heir.url,
    `SELECT count(*)::int AS count FROM note WHERE id <= ${acknowledged}`,
  );
  expect(row).toEqual({ count: acknowledged });
});
