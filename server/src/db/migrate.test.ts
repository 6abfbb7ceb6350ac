import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createUser } from '../testing/factories.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-migrations-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeMigration(statement: string): Promise<void> {
  const entries = [{ idx: 0, version: '7', when: 9_999_999_999_999, tag: 'later' }];
  await mkdir(join(folder, 'meta'));
  await writeFile(join(folder, 'later.sql'), statement);
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
}

it('a column that a migration adds has statistics at once', async () => {
  const { url, db } = await createTestDatabase();
  await createUser(db);
  await writeMigration('ALTER TABLE users ADD COLUMN added_later timestamptz');
  await migrate(url, folder);
  const { rows } = await db.$client.query(
    `SELECT null_frac FROM pg_stats WHERE attname = 'added_later'`,
  );
  expect(rows).toEqual([{ null_frac: 1 }]);
  await db.$client.end();
});

const addCheck = `ALTER TABLE users ADD CONSTRAINT users_later CHECK (first_name <> 'Nobody') NOT VALID`;

it('old rows are checked against a constraint that a migration adds', async () => {
  const { url, db } = await createTestDatabase();
  await createUser(db);
  await writeMigration(addCheck);
  await migrate(url, folder);
  const { rows } = await db.$client.query(
    `SELECT convalidated FROM pg_constraint WHERE conname = 'users_later'`,
  );
  expect(rows).toEqual([{ convalidated: true }]);
  await db.$client.end();
});

it('rows that it does not allow refuse the start until they are corrected', async () => {
  const { url, db } = await createTestDatabase();
  await createUser(db, { firstName: 'Nobody' });
  await writeMigration(addCheck);
  const start = () => migrate(url, folder);
  const refusal =
    "The table users has rows that users_later does not allow: CHECK ((first_name <> 'Nobody'::text)). Correct them, then start again";
  await expect(start()).rejects.toThrow(refusal);
  await expect(start()).rejects.toThrow(refusal);
  await db.$client.query(`UPDATE users SET first_name = 'Ada'`);
  await start();
  await expect(createUser(db, { firstName: 'Nobody' })).rejects.toThrow();
  await db.$client.end();
});
