import path from 'node:path';
import { connect } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { cloneDatabase, createTemplate } from '#server/testing/databases.ts';
import { dataRoot, product } from './product.ts';
import { demoDomain } from './sign-in.ts';

interface DemoDatabase {
  url: string;
  stop: () => Promise<void>;
}

/** A PostgreSQL with the demo community, whose files are in the product's folder. */
export async function startDemoDatabase(): Promise<DemoDatabase> {
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(dataRoot, 'postgres'),
    durable: false,
  });
  try {
    await createTemplate(postgres);
    const url = await cloneDatabase(postgres.url);
    await seed(url);
    return { url, stop: postgres.stop };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function seed(url: string): Promise<void> {
  const db = connect({ url, poolSize: 1 });
  openFileStore(db, { s3: null, dataDir: product.dataDir });
  await seedDemo(db, demoDomain, 'America/New_York');
  await db.$client.end();
}
