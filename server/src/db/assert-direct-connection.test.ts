import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished, inject as provided } from 'vitest';
import { urlOf } from '../testing/databases.ts';
import { eventually } from '../testing/eventually.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { assertDirectConnection } from './assert-direct-connection.ts';
import { pickPort } from './embedded/pick-port.ts';
import { migrate } from './migrate.ts';

const program = '/usr/sbin/pgbouncer';
const isInstalled = spawnSync(program, ['--version']).status === 0;
const unprivileged = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Registers tests that need PgBouncer, or warns that they were not run. */
const describeWithPgBouncer: (name: string, tests: () => void) => void = isInstalled
  ? describe
  : (name) => {
      const remedy = 'apt-get install --no-install-recommends pgbouncer';
      console.warn(`Not run: ${name}. It needs PgBouncer: ${remedy}`);
    };

/** PgBouncer in transaction mode before this database; returns the address through it. */
async function startPgBouncer(databaseUrl: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-pgbouncer-'));
  await chmod(folder, 0o755);
  const { username, password, port, pathname } = new URL(databaseUrl);
  const listenPort = await pickPort();
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
${pathname.slice(1)} = host=127.0.0.1 port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
`,
  );
  const child = spawn(program, [settings], { stdio: 'ignore', ...unprivileged });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true });
  });
  await eventually(async () => {
    const socket = connect(listenPort, '127.0.0.1');
    await once(socket, 'connect').finally(() => socket.destroy());
  });
  return databaseUrl.replace(`:${port}/`, `:${listenPort}/`);
}

describeWithPgBouncer('a database behind PgBouncer in transaction mode', () => {
  it('is refused at the start with a sentence', async () => {
    const { url, db } = await createTestDatabase();
    await db.$client.end();
    await expect(migrate(await startPgBouncer(url))).rejects.toThrow(
      /^DATABASE_URL leads to a connection pooler such as PgBouncer\./,
    );
  });
});

it('takes a connection to PostgreSQL itself', async () => {
  const client = new pg.Client(urlOf(provided('postgresUrl'), 'postgres'));
  await client.connect();
  await expect(assertDirectConnection(client)).resolves.toBeUndefined();
  await client.end();
});
