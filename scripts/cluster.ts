import { listMissingPackages } from './cluster/missing-packages.ts';
import { runDrill } from './cluster/run-drill.ts';
import { type Stops, startCluster } from './cluster/start-cluster.ts';
import { buildIfStale } from './web-build/build-if-stale.ts';

const stops: Stops = [];
let stopping: Promise<void> | null = null;

/** Ends whatever was started, in reverse order, once. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    for (let end = stops.pop(); end; end = stops.pop()) await end();
  })();
  return stopping;
}

async function run(command: string | undefined): Promise<void> {
  if (command !== 'up' && command !== 'drill')
    throw new Error('Say npm run cluster -- up, or npm run cluster -- drill.');
  const missing = listMissingPackages();
  if (missing.length > 0)
    throw new Error(`Not installed: apt-get install --no-install-recommends ${missing.join(' ')}`);
  if (command === 'up') await buildIfStale();
  const cluster = await startCluster(console.log, stops);
  if (command === 'drill') {
    const failures = await runDrill(cluster, console.log);
    await stop();
    process.exit(failures > 0 ? 1 : 0);
  } else {
    console.log(`Callboard is at ${cluster.url}; settings and logs are in ${cluster.folder}.`);
    console.log('Ctrl-C stops everything and removes the folder.');
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop().then(() => process.exit()));

try {
  await run(process.argv[2]);
} catch (error) {
  if (!stopping) console.error(error instanceof Error ? error.message : error);
  await stop();
  process.exit(1);
}
