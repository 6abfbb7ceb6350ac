import { createServer } from 'node:net';
import { type Config, readConfig } from './config.ts';
import { applicationRole } from './db/embedded/application-role.ts';
import { startEmbeddedPostgres } from './db/embedded/start-embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { protectAuditLog } from './db/protect-audit-log.ts';
import { prepareDataDir, writePrivateFiles } from './platform/files/private-files.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { asDatabaseUrlFailure, describeStartFailure } from './start-failure.ts';

async function start(): Promise<void> {
  writePrivateFiles();
  const shutdown = createShutdown();
  stopOnSignal(shutdown);
  try {
    await run(readConfig(process.env), shutdown);
  } catch (failure) {
    for (const line of describeStartFailure(failure)) console.error(line);
    await shutdown.run();
    process.exit(1);
  }
}

async function run(config: Config, shutdown: Shutdown): Promise<void> {
  await assertPortIsFree(config);
  await prepareDataDir(config.dataDir);
  const { url, superuserUrl } = await openDatabase(config, shutdown);
  await migrate(url).catch((failure: unknown) => {
    throw config.databaseUrl ? asDatabaseUrlFailure(failure) : failure;
  });
  if (superuserUrl) await protectAuditLog(superuserUrl, applicationRole);
  // Most modules: they take a second, and a start that is refused does without.
  const { serve } = await import('./serve.ts');
  await serve(config, url, shutdown, process.env['CALLBOARD_DEV'] === '1');
}

interface Database {
  url: string;
  /** Of the embedded one, which is ours. */
  superuserUrl: string | null;
}

async function openDatabase(config: Config, shutdown: Shutdown): Promise<Database> {
  if (config.databaseUrl) return { url: config.databaseUrl, superuserUrl: null };
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, onNotice: console.log });
  shutdown.add('The embedded PostgreSQL', 45_000, () => postgres.stop());
  return postgres;
}

/** Fails on a taken port before anything is started or written. */
async function assertPortIsFree({ port, host }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.syscall === 'getaddrinfo' ? unknownHost(host) : error),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function unknownHost(host: string): Error {
  return new Error(`HOST ${host} is not known. Set HOST to an address of this machine.`);
}

function stopOnSignal(shutdown: Shutdown): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const failures = await shutdown.run();
    for (const failure of failures) console.error(failure);
    process.exit(failures.length > 0 ? 1 : 0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

await start();
