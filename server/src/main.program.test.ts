import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, inject as provided } from 'vitest';
import { health } from '#contract/health/contract.ts';
import { findRunningDatabase } from './db/embedded/find-running-database.ts';
import { findAuditWeakness } from './db/protect-audit-log.ts';
import { createServers } from './testing/create-servers.ts';
import { urlOf } from './testing/databases.ts';
import { fetchRoute } from './testing/fetch-route.ts';
import { confirm, findCode, signUp } from './testing/join-by-mail.ts';
import { listOpenFiles } from './testing/list-open-files.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

describe('a start that cannot be', () => {
  it('names every wrong or missing variable and writes nothing', async ({ onTestFinished }) => {
    const { dataDir, start } = await createServers(onTestFinished);
    const server = start({ NODE_ENV: 'production', PORT: 'many', RATE_LIMIT: 'maybe' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('PORT must be a number.');
    expect(server.output()).toContain('RATE_LIMIT must be on or off.');
    expect(server.output()).not.toContain('    at ');
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('refuses an insecure production, a sentence for each variable', async ({ onTestFinished }) => {
    const { start } = await createServers(onTestFinished);
    const server = start({ NODE_ENV: 'production', RATE_LIMIT: 'off' });
    expect(await server.ended).toBe(1);
    for (const name of ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'RATE_LIMIT']) {
      expect(server.output()).toContain(`${name} must`);
    }
  });

  it('says that the port is taken, before it starts anything', async ({ onTestFinished }) => {
    const { start } = await createServers(onTestFinished);
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const server = start({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toBe(
      `Port ${port} is already in use. Stop what is using it, or set PORT to another one.`,
    );
    other.close();
  });

  it.for<[Record<string, string>, RegExp]>([
    [
      { DATABASE_URL: 'postgresql://nobody:none@127.0.0.1:1/none' },
      /^The database at DATABASE_URL/,
    ],
    [{ HOST: 'not a host', EXPOSE_DEVELOPMENT: '1' }, /^HOST not a host is not known\./],
    [{ DATA_DIR: '/dev/null' }, /^DATA_DIR must be a folder/],
  ])('says in one line what is wrong with %o', async ([env, line], { onTestFinished }) => {
    const { start } = await createServers(onTestFinished);
    const server = start(env);
    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toMatch(line);
    expect(server.output().trim()).not.toContain('\n');
  });

  it('says that what answers at DATABASE_URL is no database', async ({ onTestFinished }) => {
    const { start } = await createServers(onTestFinished);
    const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const server = start({ DATABASE_URL: `postgresql://nobody:none@127.0.0.1:${port}/none` });
    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toMatch(/^The database at DATABASE_URL cannot be used: .*\.$/);
    other.close();
  });
});

describe('a server, step by step', { shuffle: false }, () => {
  const email = 'zoe@nyu.edu';
  let dataDir: string;
  let server: ServerProcess;
  let url: string;
  let otpCode: string;
  const start = () => startServerProcess({ PORT: '0', DATA_DIR: dataDir });
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'callboard-main-'));
    server = start();
    url = await server.url();
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await rm(dataDir, { recursive: true, force: true });
  });

  it('answers, and refuses a second instance on its folder', async () => {
    expect((await fetchRoute({ url }, health.live)).status).toBe(200);
    expect((await fetchRoute({ url }, health.ready)).status).toBe(200);

    const database = await findRunningDatabase(dataDir);
    const client = new pg.Client(database?.url);
    await client.connect();
    expect(await findAuditWeakness(client)).toBeNull();
    await client.end();

    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('Another Callboard is already running');
  });

  it('takes over the database that a killed server left running', async () => {
    expect(await signUp(url, email)).toBe(200);
    otpCode = await findCode(dataDir, email);
    expect(await listOpenFiles(dataDir)).toEqual([]);
    server.child.kill('SIGKILL');
    await server.ended;

    server = start();
    url = await server.url();
    expect((await fetchRoute({ url }, health.ready)).status).toBe(200);
  });

  it('knows what it has done when it and its database are killed', async () => {
    expect(await signUp(url, 'kept@nyu.edu')).toBe(200);
    const code = await findCode(dataDir, 'kept@nyu.edu');
    const postmaster = Number(
      (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n', 1)[0],
    );
    server.child.kill('SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    await server.ended;

    server = start();
    url = await server.url();
    await confirm(url, 'kept@nyu.edu', code);
    await confirm(url, email, otpCode);
  });

  it('stops with 0, and with its database, whatever its clients are at', async () => {
    const slow = connect(Number(new URL(url).port), '127.0.0.1');
    slow.on('error', () => {});
    slow.write('POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
    slow.write('Content-Length: 1000\r\n\r\n{');
    expect(await signUp(url, 'busy@nyu.edu')).toBe(200);

    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
    expect(await listOpenFiles(dataDir)).toEqual([]);
  });
});

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

it('two instances that start at once on an empty database set it up once', async ({
  onTestFinished,
}) => {
  const { dataDir, start } = await createServers(onTestFinished);
  const url = await emptyDatabase();
  const servers = ['one', 'two'].map((name) =>
    start({ DATABASE_URL: url, DEMO: '1', DATA_DIR: join(dataDir, name) }),
  );

  const addresses = await Promise.all(servers.map((server) => server.url()));
  for (const url of addresses) expect((await fetchRoute({ url }, health.ready)).status).toBe(200);
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
