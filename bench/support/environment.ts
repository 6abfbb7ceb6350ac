import { connect } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { backgroundLimits } from '#server/db/session-limits.ts';
import { createSession } from '#server/features/auth/sessions/commands.ts';
import { newToken } from '#server/features/auth/token.ts';
import { hashPassword } from '#server/platform/passwords/password-hash.ts';
import { createUser } from '#server/testing/factories.ts';
import { findPostmaster, observeIdle, type ServingProcesses } from './cpu-time.ts';
import { startServer } from './start-server.ts';
import { withTemporaryFolder } from './temporary-folder.ts';
import { withPostgres } from './with-postgres.ts';

export interface Environment {
  url: string;
  processes: ServingProcesses;
  dataDir: string;
  databaseUrl: string;
  /** The cookie of a signed-in member. */
  cookie: string;
  /** Members who can sign in with `password`. */
  emails: string[];
  password: string;
}

/** The product on a durable database of its own, with members in it. */
export async function withEnvironment<T>(
  act: (environment: Environment) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  return withTemporaryFolder((dataDir) =>
    withPostgres(dataDir, async ({ url: databaseUrl }) => {
      await migrate(databaseUrl);
      const members = await addMembers(databaseUrl);
      const product = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env });
      try {
        const processes = await observeIdle(product.pid, await findPostmaster(databaseUrl));
        return await act({ url: product.url, processes, dataDir, databaseUrl, ...members });
      } finally {
        await product.stop();
      }
    }),
  );
}

async function addMembers(databaseUrl: string) {
  const db = connect({ url: databaseUrl, poolSize: 1, limits: backgroundLimits });
  const password = 'a password of the bench';
  const passwordHash = await hashPassword(password);
  const emails = Array.from({ length: 200 }, (_, index) => `member${index}@nyu.edu`);
  const token = newToken();
  for (const email of emails) {
    const user = await createUser(db, { email, passwordHash, skills: ['Directing', 'Editing'] });
    if (email !== emails[0]) continue;
    await createSession(db, user.id, token, { userAgent: 'bench', address: '127.0.0.1' });
  }
  await db.$client.end();
  return { cookie: `callboard=${token}`, emails, password };
}
