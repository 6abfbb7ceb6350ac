import { randomBytes } from 'node:crypto';
import pg from 'pg';

export const templateName = 'callboard_template';

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.toString();
}

/** Lets the application's role create databases: only tests do. */
export async function allowCloning(superuserUrl: string): Promise<void> {
  const superuser = new pg.Client(superuserUrl);
  await superuser.connect();
  await superuser.query('ALTER ROLE callboard_app CREATEDB');
  await superuser.end();
}

/** A fresh, migrated database, cloned from the template. */
export async function cloneDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(1)`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${templateName}`);
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
