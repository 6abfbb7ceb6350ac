import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, expect, it, inject as provided } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { auditOwner, findAuditWeakness } from '#server/db/protect-audit-log.ts';
import { urlOf } from '#server/testing/databases.ts';
import { runScript } from '#server/testing/run-script.ts';

beforeAll(() =>
  withClient(provided('superuserUrl'), async (client) => {
    await client.query(`CREATE ROLE admin LOGIN CREATEROLE CREATEDB PASSWORD 'admin'`);
    // Elsewhere it is the administrator who makes this role; here the embedded PostgreSQL has.
    await client.query(`GRANT ${auditOwner} TO admin WITH ADMIN OPTION`);
  }),
);

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const run = (env: Record<string, string>) =>
  runScript('protect-audit-log', [], { DATA_DIR: join(tmpdir(), 'none'), ...env });

const weakness = (url: string) => withClient(url, (client) => findAuditWeakness(client));
const at = (user: string, database: string) =>
  urlOf(provided('postgresUrl').replace(/callboard_app:[^@]+/, `${user}:${user}`), database);

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

it('takes the log from the application by an administrator who is no superuser, and says what keeps another', async () => {
  const { url, adminUrl } = await hosted('school');
  expect(await run({ DATABASE_URL: url, DATABASE_ADMIN_URL: url })).toMatch(/permission denied/);
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
