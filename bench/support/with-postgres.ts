import { atEnd } from '#scripts/support/at-end.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/db/embedded/start-embedded-postgres.ts';

/** Runs a durable PostgreSQL in this folder meanwhile. */
export async function withPostgres<T>(
  dataDir: string,
  act: (postgres: EmbeddedPostgres) => Promise<T>,
): Promise<T> {
  const starting = startEmbeddedPostgres({ dataDir });
  const stop = atEnd(() => starting.then((postgres) => postgres.stop()));
  try {
    return await act(await starting);
  } finally {
    await stop();
  }
}
