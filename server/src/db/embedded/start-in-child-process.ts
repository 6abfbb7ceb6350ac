import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const [dataDir = '', durable] = process.argv.slice(2);
try {
  const { url, adopted } = await startEmbeddedPostgres({ dataDir, durable: durable === 'true' });
  console.log(JSON.stringify({ url, adopted }));
} catch (error) {
  console.log(JSON.stringify({ error: (error as Error).message }));
}
