import { rm } from 'node:fs/promises';
import { dataRoot, product } from './product.ts';
import { startDemoDatabase } from './start-demo-database.ts';
import { startServer } from './start-server.ts';

type Stop = () => Promise<void>;

/** Starts the real product with the demo community; what it returns stops it again. */
export default async function startProduct(): Promise<Stop> {
  const stops: Stop[] = [() => rm(dataRoot, { recursive: true, force: true })];
  const stopAll = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  // Playwright ends at once on SIGTERM, which would leave PostgreSQL running.
  process.once('SIGTERM', () => void stopAll().finally(() => process.exit(1)));
  try {
    const database = await startDemoDatabase();
    stops.push(database.stop);
    process.env.E2E_DATABASE_URL = database.url;
    const server = startServer(product.url, {
      ...product.environment,
      DATABASE_URL: database.url,
    });
    stops.push(server.stop);
    await server.ready;
    return stopAll;
  } catch (error) {
    await stopAll();
    throw error;
  }
}
