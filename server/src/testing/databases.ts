import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { applicationRole } from '../db/embedded/application-role.ts';
import type { EmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { protectAuditLog } from '../db/protect-audit-log.ts';

const templateName = 'callboard_template';

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.toString();
}

/** A migrated database to clone, and the right of the application's role to do so, which only tests have. Returns its URL. */
export async function createTemplate({ url, superuserUrl }: EmbeddedPostgres): Promise<string> {
  const superuser = new pg.Client(superuserUrl);
  await superuser.connect();
  await superuser.query(`ALTER ROLE ${applicationRole} CREATEDB`);
  await superuser.query(
    `CREATE DATABASE ${templateName} OWNER ${applicationRole} IS_TEMPLATE true`,
  );
  await superuser.end();
  const template = urlOf(url, templateName);
  await migrate(template);
  await protectAuditLog(urlOf(superuserUrl, templateName), applicationRole);
  return template;
}

/** A fresh, migrated database, cloned from the template. */
export async function cloneDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${templateName} STRATEGY file_copy`);
  } finally {
    await client.end();
  }
  return urlOf(serverUrl, name);
}

/** A fresh database without a table. */
export async function createEmptyDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}`);
  } finally {
    await client.end();
  }
  return urlOf(serverUrl, name);
}
