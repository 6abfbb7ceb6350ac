import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type RootDb } from '#server/db/client.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { totpSecrets } from '#server/features/auth/tables.ts';
import { createUser } from '#server/testing/factories.ts';
import { runScript } from '#server/testing/run-script.ts';

let dataDir: string;
let running: EmbeddedPostgres;
let db: RootDb;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'callboard-reset-'));
  running = await startEmbeddedPostgres({ dataDir, durable: false });
  await migrate(running.url);
  db = connect({ url: running.url, poolSize: 2 });
});
afterAll(async () => {
  await db.$client.end();
  await running.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const reset = (email: string) => runScript('reset-second-factor', [email], { DATA_DIR: dataDir });

it('works while a server uses the embedded database', async () => {
  const { id: userId, email } = await createUser(db, { hasSecondFactor: true });
  const confirmedAt = new Date().toISOString();
  await db.insert(totpSecrets).values({ userId, secret: 'JBSWY3DPEHPK3PXP', confirmedAt });

  expect(await reset('nobody@nyu.edu')).toContain('There is no member with the address');
  expect(await reset('')).toContain('Say npm run reset-second-factor');
  expect(await db.$count(totpSecrets)).toBe(1);

  expect(await reset(email)).toContain(`Two-step sign-in of ${email} is switched off`);
  expect(await db.$count(totpSecrets)).toBe(0);
  const { rows } = await db.$client.query(`SELECT data FROM pgboss.job WHERE name = 'send-mail'`);
  expect(JSON.stringify(rows)).toContain(email);
});
