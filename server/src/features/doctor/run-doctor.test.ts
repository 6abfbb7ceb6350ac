import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { RootDb } from '#server/db/client.ts';
import { recordFailedItem, retrySetAside } from '#server/db/failed-items.ts';
import { param, sql } from '#server/db/sql.ts';
import { createUpload } from '#server/testing/factories.ts';
import { removeTemporaryFolders, temporaryFolder } from '#server/testing/installation.ts';
import { startOidc, type TestOidc } from '#server/testing/oidc.ts';
import { startSmtp, type TestSmtp } from '#server/testing/smtp.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { runDoctor } from './run-doctor.ts';

let db: RootDb;
let smtp: TestSmtp;
let oidc: TestOidc;
let dataDir: string;
beforeAll(async () => {
  ({ db } = await createTestDatabase());
  smtp = await startSmtp();
  oidc = await startOidc('http://callboard.test/api/auth/google/callback');
  dataDir = await temporaryFolder();
});
afterAll(async () => {
  await db.$client.end();
  await smtp.stop();
  await oidc.stop();
  await removeTemporaryFolders();
});

/** The lines by the name of their check, and whether it is well. */
async function examine(env: Record<string, string> = {}) {
  const lines = new Map<string, string>();
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    MIN_FREE_DISK_MB: '1',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Callboard <board@callboard.test>',
    ADMIN_EMAILS: 'dean@nyu.edu',
    ...oidc.env,
    ...env,
  });
  const isWell = await runDoctor(config, db, {
    onLine: (line) => {
      const [, state = '', name = '', rest = ''] = /^(\w+)\s+(.{16})\s\s(.*)$/.exec(line) ?? [];
      lines.set(name.trim(), `${state} ${rest}`);
    },
  });
  return { isWell, line: (name: string) => lines.get(name) ?? '', lines };
}

async function store(key: string, daysAgo = 0): Promise<void> {
  const path = join(dataDir, 'uploads', key);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, 'a still');
  const time = new Date(Date.now() - daysAgo * 86_400_000);
  await utimes(path, time, time);
}

describe('the doctor', () => {
  it('says one line for each part, and sends a mail', async () => {
    const { isWell, lines, line } = await examine();
    expect([...lines.keys()].join(', ')).toBe(
      'configuration, database, extensions, migrations, bloat, slow statements, audit log, clock, queue, set aside, disk, file store, files, mail, Google, audit forwarding, backup',
    );
    expect(isWell).toBe(true);
    expect([...lines].filter(([, text]) => !text.startsWith('ok ')).map(([name]) => name)).toEqual([
      'configuration',
      'backup',
    ]);
    expect(line('migrations')).toMatch(/^ok All \d+ are applied\.$/);
    expect(line('mail')).toContain('dean@nyu.edu');
    expect(smtp.received.at(-1)?.mail.subject).toBe('Callboard can send mail');
  });

  it('names what tasks no longer try, and how to try it again', async () => {
    for (let tries = 0; tries < 3; tries += 1)
      await recordFailedItem(db, 'mail-unseen', 'note_1', new Error('invalid input syntax'));
    const { isWell, line } = await examine();
    expect(isWell).toBe(true);
    expect(line('set aside')).toBe(
      'WARNING Failed three times and no longer tried: mail-unseen 1 (invalid input syntax). → See "task failed" in the log, mend the cause or update, then run the doctor with --retry.',
    );
    await retrySetAside(db);
    expect((await examine()).line('set aside')).toBe('ok No task has given an item up.');
  });

  it('tells what does not answer, and what to do', async () => {
    const env = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      GOOGLE_CLIENT_ID: 'x',
      GOOGLE_CLIENT_SECRET: 'y',
      GOOGLE_ISSUER: 'http://127.0.0.1:1',
      MIN_FREE_DISK_MB: '999999999',
    };
    const { isWell, line } = await examine(env);
    expect(isWell).toBe(false);
    expect(line('mail')).toMatch(
      /^FAILURE The mail server refuses: .*ECONNREFUSED.* → Check SMTP_URL/,
    );
    expect(line('Google')).toMatch(
      /^FAILURE http:\/\/127\.0\.0\.1:1 cannot be used: .* → Check GOOGLE_ISSUER/,
    );
    expect(line('disk')).toMatch(/^FAILURE .* Uploads are refused\. → Free some space/);
  });

  it('finds rows without a file, and files without a row', async () => {
    const { key } = await createUpload(db);
    expect((await examine()).line('files')).toBe(
      `FAILURE 1 rows name a file that is not there, such as ${key}. → Bring the files back from a backup.`,
    );
    await store(key);
    expect((await examine()).line('files')).toMatch(/^ok 1 files/);
    await store('2026-11/of-an-upload-that-goes-on.webp');
    expect((await examine()).line('files')).toMatch(/^ok /);
    const lost = '2026-10/lost.webp';
    await store(lost, 2);
    expect((await examine()).line('files')).toMatch(
      /^WARNING 1 files belong to no row, such as 2026-10\/lost\.webp\./,
    );
    await rm(join(dataDir, 'uploads', lost));
  });

  it('finds migrations that wait, and those of a newer version', async () => {
    const { rows } = await db.execute(sql`DELETE FROM drizzle.__drizzle_migrations
      WHERE created_at = (SELECT max(created_at) FROM drizzle.__drizzle_migrations) RETURNING hash, created_at`);
    expect((await examine()).line('migrations')).toMatch(/^WARNING 1 wait\. → Make a backup/);
    await db.execute(sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at)
      VALUES ('later', 99999999999999), ('later still', 99999999999999 + 1)`);
    expect((await examine()).line('migrations')).toMatch(
      /^WARNING The database was migrated by a newer/,
    );
    const [newest] = rows;
    await db.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE hash LIKE 'later%'`);
    await db.execute(sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at)
      VALUES (${param(String(newest?.hash))}, ${param(String(newest?.created_at))})`);
  });
});
