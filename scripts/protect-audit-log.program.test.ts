import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { auditOwner, findAuditWeakness } from '#server/db/protect-audit-log.ts';
import { projectRoot } from './support/project-root.ts';

let home: string;
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'callboard-protect-'));
  postgres = await startEmbeddedPostgres({ dataDir: home, durable: false });
  await withClient(postgres.superuserUrl, async (client) => {
    await client.query(`CREATE ROLE admin LOGIN CREATEROLE CREATEDB PASSWORD 'admin'`);
    // Elsewhere it is the administrator who makes this role; here the embedded PostgreSQL has.
    await client.query(`GRANT ${auditOwner} TO admin WITH ADMIN OPTION`);
  });
});
afterAll(async () => {
  await postgres.stop();
  await rm(home, { recursive: true, force: true });
});

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function run(env: Record<string, string>): Promise<string> {
  const options = {
    cwd: projectRoot,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'test',
      DATA_DIR: join(home, 'none'),
      ...env,
    },
  };
  const script = join(projectRoot, 'scripts/protect-audit-log.ts');
  const result = await promisify(execFile)(process.execPath, [script], options).catch(
    (error: Error & { stdout: string; stderr: string }) => error,
  );
  return result.stdout + result.stderr;
}

const weakness = (url: string) => withClient(url, (client) => findAuditWeakness(client));
const at = (user: string, database: string) =>
  postgres.url.replace(/callboard_app:[^@]+/, `${user}:${user}`).replace(/callboard$/, database);

/** As a school has it from a host: an administrator who is no superuser made role and database of the application. */
async function hosted(role: string): Promise<{ url: string; adminUrl: string }> {
  await withClient(at('admin', 'postgres'), async (client) => {
    await client.query(`CREATE ROLE ${role} LOGIN PASSWORD '${role}'`);
    await client.query(`GRANT ${role} TO admin`);
    await client.query(`CREATE DATABASE ${role} OWNER ${role}`);
  });
  const url = at(role, role);
  await migrate(url);
  return { url, adminUrl: at('admin', role) };
}

it('takes the log from the application by an administrator who is no superuser', async () => {
  const { url, adminUrl } = await hosted('school');
  expect(await weakness(url)).toBe('the application’s role owns the log');
  const env = { DATABASE_URL: url, DATABASE_ADMIN_URL: adminUrl };
  expect(await run(env)).toBe('The audit log is protected from the application now.\n');
  expect(await weakness(url)).toBeNull();
  expect(await run(env)).toBe('The audit log is protected from the application.\n');
  await migrate(url);
});

it('prints what an administrator runs where it may not', async () => {
  const { url, adminUrl } = await hosted('academy');
  const printed = await run({ DATABASE_URL: url });
  expect(printed).toMatch(/^BEGIN;\n[^]*COMMIT;\n$/);
  await withClient(adminUrl, (client) => client.query(printed));
  expect(await weakness(url)).toBeNull();
});

it('says what keeps it from working', async () => {
  const { url } = await hosted('studio');
  expect(await run({ DATABASE_URL: url, DATABASE_ADMIN_URL: url })).toMatch(/permission denied/);
  expect(await weakness(url)).toBe('the application’s role owns the log');
});
