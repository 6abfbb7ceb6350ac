import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { conversations } from '#contract/messages/contract.ts';
import { migrationsFolder } from '#server/db/migrate.ts';
import { diskFileStore } from '#server/platform/files/disk-file-store.ts';
import { cookieOf } from '#server/testing/auth-app.ts';
import {
  checksumTables,
  emptyInstallation,
  removeTemporaryFolders,
  temporaryFolder,
  withClient,
} from '#server/testing/installation.ts';
import { listReleases, openReleaseFixture } from '#server/testing/release-fixtures.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { readArchive } from './archive.ts';
import { entryNames, rowCounts } from './backup-format.ts';
import { restoreBackup } from './commands/restore-backup.ts';

afterAll(removeTemporaryFolders);

const isOurs = ([name]: [string, unknown]) => name.startsWith('public.');

async function countsOf(release: string): Promise<Record<string, number>> {
  for await (const { name, content } of readArchive((await openReleaseFixture(release)).open())) {
    if (name === entryNames.rows) return rowCounts.parse(JSON.parse((await content()).toString()));
  }
  throw new Error(`The backup of ${release} has no ${entryNames.rows}.`);
}

describe.each(await listReleases())('a backup of release %s', (release) => {
  let url: string;
  let dataDir: string;
  let found: Awaited<ReturnType<typeof checksumTables>>;
  beforeAll(async () => {
    dataDir = await temporaryFolder();
    const target = await emptyInstallation(diskFileStore(join(dataDir, 'uploads')));
    ({ url } = target);
    await restoreBackup(await openReleaseFixture(release), target, { isTrusted: true });
    found = await checksumTables(url);
  });

  it('is restored and upgraded without losing a row', async () => {
    const before = Object.entries(await countsOf(release)).filter(isOurs);
    expect(before.length).toBeGreaterThan(60);
    expect(before.filter(([, count]) => count === 0)).toEqual([]);
    const after = before.map(([name]) => [name, Number(found[name]?.split(' ')[0])]);
    expect(after).toEqual(before);
  });

  it('was made by migrations that are the same today', async () => {
    const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
    const { rows } = await withClient(url, (client) =>
      client.query<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id'),
    );
    expect(rows.map(({ hash }) => hash)).toEqual(known);
  });

  describe('and the server on it', () => {
    let app: TestApp;
    let send: Send;
    beforeAll(async () => {
      app = await createTestApp({
        databaseUrl: url,
        env: { DATA_DIR: dataDir, RATE_LIMIT: 'off' },
      });
      const signedIn = await app.call(auth.logIn, {
        body: { email: 'maya.okafor@demo.nyu.edu', password: 'callboard-demo' },
      });
      send = app.callWith({ cookie: cookieOf(signedIn) });
    });
    afterAll(() => app.close());

    const pick = async (query: string) => {
      const { rows } = await app.db.$client.query<{ value: string }>(query);
      return rows[0]?.value;
    };

    it('shows a member the feed, jobs, messages and files', async () => {
      expect((await send(auth.user)).json()).toMatchObject({ firstName: 'Maya' });
      expect((await send(feed.list)).json().length).toBeGreaterThan(0);
      const job = await pick(`SELECT id AS value FROM jobs ORDER BY created_at DESC LIMIT 1`);
      expect((await send(jobs.get, { params: { id: job } })).json()).toMatchObject({ id: job });
      const [conversation] = (await send(conversations.list)).json();
      const thread = { params: { id: conversation?.id } };
      expect((await send(conversations.messages, thread)).json().length).toBeGreaterThan(0);
      const file = await pick(
        `SELECT profile_image_url AS value FROM users WHERE profile_image_url IS NOT NULL`,
      );
      const picture = await send('GET', String(file));
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    });

    it('fails at no address that a member reads', async () => {
      const paths = app.routes
        .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
        .map(({ path }) => path);
      expect(paths.length).toBeGreaterThan(30);
      const failed: string[] = [];
      for (const path of paths) if ((await send('GET', path)).statusCode >= 500) failed.push(path);
      expect(failed).toEqual([]);
    });
  });
});
