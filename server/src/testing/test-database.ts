import { inject as provided } from 'vitest';
import { connect, type RootDb } from '../db/client.ts';
import { cloneDatabase } from './databases.ts';

/** A database of its own for a test that needs no app. */
export async function createTestDatabase(): Promise<{ url: string; db: RootDb }> {
  const url = await cloneDatabase(provided('postgresUrl'));
  return { url, db: connect({ url, poolSize: 5 }) };
}
