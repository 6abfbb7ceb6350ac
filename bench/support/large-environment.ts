import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { atEnd } from '#scripts/support/at-end.ts';
import { progressBar } from '#scripts/support/progress-bar.ts';
import { connect, type RootDb } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { backgroundLimits } from '#server/db/session-limits.ts';
import { heavyMemberEmail } from '#server/demo/large/people.ts';
import { seedLarge } from '#server/demo/large/seed-large.ts';
import { createSession } from '#server/features/auth/sessions/commands.ts';
import { newToken } from '#server/features/auth/token.ts';
import { findPostmaster, observeIdle, type ServingProcesses } from './cpu-time.ts';
import { startServer } from './start-server.ts';
import { withPostgres } from './with-postgres.ts';

const run = promisify(execFile);
const folder = (name: string) => new URL(`../../data/${name}`, import.meta.url).pathname;
const largeFolder = folder('bench-large');
const copyFolder = folder('bench-copy');
const domain = 'demo.nyu.edu';

export interface Person {
  id: string;
  cookie: string;
}

export interface LargeEnvironment {
  url: string;
  processes: ServingProcesses;
  databaseUrl: string;
  db: RootDb;
  ordinary: Person;
  /** Has 20,000 saves and 20,000 applications. */
  heavy: Person;
}

/** The product on the large community, which is made once and kept in data/bench-large. */
export async function withLargeEnvironment<T>(
  act: (environment: LargeEnvironment) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  return withEnvironmentIn(largeFolder, act, env);
}

/** The same on a copy, which may be changed at will and is deleted at the end. */
export async function withLargeCopy<T>(
  act: (environment: LargeEnvironment) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  await rm(copyFolder, { recursive: true, force: true });
  const remove = atEnd(() => rm(copyFolder, { recursive: true, force: true }));
  try {
    // Keeps the owner of the cluster, which Node's own copy does not.
    await run('cp', ['-a', largeFolder, copyFolder]);
    return await withEnvironmentIn(copyFolder, act, env);
  } finally {
    await remove();
  }
}

async function withEnvironmentIn<T>(
  dataDir: string,
  act: (environment: LargeEnvironment) => Promise<T>,
  env: Record<string, string>,
): Promise<T> {
  return withPostgres(dataDir, async ({ url: databaseUrl }) => {
    await migrate(databaseUrl);
    const db = connect({ url: databaseUrl, poolSize: 4, limits: backgroundLimits });
    await seedOnce(db);
    const [ordinary, heavy] = [
      await signIn(db, `member2@${domain}`),
      await signIn(db, heavyMemberEmail(domain)),
    ];
    const product = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env });
    try {
      const processes = await observeIdle(product.pid, await findPostmaster(databaseUrl));
      return await act({ url: product.url, processes, databaseUrl, db, ordinary, heavy });
    } finally {
      await product.stop();
      await db.$client.end();
    }
  });
}

async function seedOnce(db: RootDb): Promise<void> {
  const made = await db.$client.query('SELECT 1 FROM users LIMIT 1');
  if (made.rowCount !== 0) return;
  await seedLarge(db, { passwordHash: 'none', domain, onProgress: progressBar() });
}

async function signIn(db: RootDb, email: string): Promise<Person> {
  const { rows } = await db.$client.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [
    email,
  ]);
  const id = rows[0]?.id ?? '';
  const token = newToken();
  await createSession(db, id, token, { userAgent: 'bench', address: '127.0.0.1' });
  return { id, cookie: `callboard=${token}` };
}
