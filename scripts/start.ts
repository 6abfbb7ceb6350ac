import { buildIfStale } from './build-if-stale.ts';

try {
  await buildIfStale();
} catch (error) {
  console.error('Building the web application failed.', error);
  process.exit(1);
}
await import('#server/main.ts');
