import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createDemoTemplate } from './demo-template.ts';
import { dataRoot, products } from './product.ts';
import { startServer } from './start-server.ts';

type Stop = () => Promise<void>;

/** Starts the real products on copies of one demo community; what it returns stops them again. */
export default async function startProducts(): Promise<Stop> {
  const stops: Stop[] = [() => rm(dataRoot, { recursive: true, force: true })];
  const stopAll = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  // Playwright ends at once on SIGTERM, which would leave PostgreSQL running.
  process.once('SIGTERM', () => void stopAll().finally(() => process.exit(1)));
  try {
    const template = await createDemoTemplate(path.join(dataRoot, 'template'));
    stops.push(template.remove);
    const databases = await Promise.all(products.map(({ dataDir }) => template.copyTo(dataDir)));
    const servers = products.map(({ url, environment }, index) =>
      startServer(url, { ...environment, DATABASE_URL: databases[index] }),
    );
    stops.push(...servers.map(({ stop }) => stop));
    await Promise.all(servers.map(({ ready }) => ready));
    return stopAll;
  } catch (error) {
    await stopAll();
    throw error;
  }
}
