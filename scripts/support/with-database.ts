import type { Config } from '#server/config.ts';
import { connect, type RootDb } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { backgroundLimits } from '#server/db/session-limits.ts';

/** Runs `work` on the database that `npm start` would use. */
export async function withDatabase(
  { dataDir, databaseUrl }: Config,
  work: (db: RootDb, url: string) => Promise<void>,
): Promise<void> {
  const postgres = databaseUrl ? null : await startEmbeddedPostgres({ dataDir });
  const url = postgres?.url ?? databaseUrl ?? '';
  try {
    await migrate(url);
    const db = connect({ url, poolSize: 4, limits: backgroundLimits });
    try {
      await work(db, url);
    } finally {
      await db.$client.end();
    }
  } finally {
    await postgres?.stop();
  }
}
