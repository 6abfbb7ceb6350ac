import type { Config } from '#server/config.ts';
import { connect, type RootDb } from '#server/db/client.ts';
import { findRunningDatabase } from '#server/db/embedded/find-running-database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { backgroundLimits } from '#server/db/session-limits.ts';

/**
 * Runs `work` on the database that `npm start` would use, as it is: that of a running server, or one that is started for
 * this and stopped again. Only an embedded one has a superuser that is ours.
 */
export async function withDatabaseUrl<T>(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  work: (url: string, superuserUrl: string | null) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return work(databaseUrl, null);
  const running = await findRunningDatabase(dataDir);
  if (running) return work(running.url, running.superuserUrl);
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    return await work(postgres.url, postgres.superuserUrl);
  } finally {
    await postgres.stop();
  }
}

type Work = (db: RootDb, url: string) => Promise<void>;

/** The same, brought to this version. */
export async function withSharedDatabase(config: Config, work: Work): Promise<void> {
  await withDatabaseUrl(config, (url) => withConnections(url, work));
}

/** The same, with nobody else on an embedded one. */
export async function withDatabase({ dataDir, databaseUrl }: Config, work: Work): Promise<void> {
  const postgres = databaseUrl ? null : await startEmbeddedPostgres({ dataDir });
  try {
    await withConnections(postgres?.url ?? databaseUrl ?? '', work);
  } finally {
    await postgres?.stop();
  }
}

async function withConnections(url: string, work: Work): Promise<void> {
  await migrate(url);
  const db = connect({ url, poolSize: 4, limits: backgroundLimits });
  try {
    await work(db, url);
  } finally {
    await db.$client.end();
  }
}
