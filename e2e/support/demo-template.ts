import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { connect } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { cloneDatabase, createTemplate } from '#server/testing/databases.ts';
import { demoDomain } from './sign-in.ts';

export interface DemoTemplate {
  /** Copies the files into this folder and the database to a new one; returns its URL. */
  copyTo: (dataDir: string) => Promise<string>;
  remove: () => Promise<void>;
}

/** Seeds the demo community once, on one PostgreSQL; each product then gets a copy. */
export async function createDemoTemplate(folder: string): Promise<DemoTemplate> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  const remove = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await seed(await createTemplate(postgres), folder);
  } catch (error) {
    await remove();
    throw error;
  }
  const copyTo = async (dataDir: string) => {
    await cp(path.join(folder, 'uploads'), path.join(dataDir, 'uploads'), { recursive: true });
    return cloneDatabase(postgres.url);
  };
  return { copyTo, remove };
}

async function seed(url: string, dataDir: string): Promise<void> {
  const db = connect({ url, poolSize: 1 });
  openFileStore(db, { s3: null, dataDir });
  await seedDemo(db, demoDomain, 'America/New_York');
  await db.$client.end();
}
