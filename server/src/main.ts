import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { startBackground } from './background.ts';
import { type Config, readConfig } from './config.ts';
import { connect, type RootDb } from './db/client.ts';
import { applicationRole } from './db/embedded/application-role.ts';
import { startEmbeddedPostgres } from './db/embedded/start-embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { findOwnAuditWeakness, protectAuditLog } from './db/protect-audit-log.ts';
import { hasDemoMembers } from './demo/remove-demo.ts';
import { demoAdministratorEmail, demoSignIns, seedDemo } from './demo/seed-demo.ts';
import { getPushKeys } from './features/push/commands/push-keys.ts';
import { syncAdministrators } from './features/users/commands.ts';
import type { App } from './http/app.ts';
import { prepareDataDir, writePrivateFiles } from './platform/files/private-files.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { asDatabaseUrlFailure, describeStartFailure } from './start-failure.ts';

const webRoot = fileURLToPath(new URL('../../web', import.meta.url));

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
  const db = connect({ url, slowQueryMs: config.slowQueryMs });
  shutdown.add('The database pool', 5_000, () => db.$client.end());

  if (config.production) await assertNoDemo(db, config);
  if (config.production) await tellAuditWeakness(db);

  const development = process.env['CALLBOARD_DEV'] === '1';
  const webDir = development ? webRoot : `${webRoot}/dist`;
  const app = await createApp(config, db, { webDir, development });
  const background = startBackground(app, url);
  shutdown.add('The server', 20_000, () => app.server.close());
  await getPushKeys(db);
  await syncAdministrators(db, listAdministrators(config));
  const hasDemo = config.demo && (await seedDemo(background, demoDomain(config), config.timeZone));
  await app.server.listen({ port: config.port, host: config.host });
  printAddress(app, hasDemo);
}

function listAdministrators(config: Config): string[] {
  if (!config.demo) return config.adminEmails;
  return [...config.adminEmails, demoAdministratorEmail(demoDomain(config))];
}

async function assertNoDemo(db: RootDb, { emailDomains }: Config): Promise<void> {
  if (!(await hasDemoMembers(db, emailDomains))) return;
  throw new Error(
    'This database holds the demo community, whose passwords are public. Run npm run remove-demo first, with the same settings.',
  );
}

/** Not a refusal: the right to mend it may be somebody else's. */
async function tellAuditWeakness(db: RootDb): Promise<void> {
  const weakness = await findOwnAuditWeakness(db);
  if (!weakness) return;
  console.error(
    `The audit log is not protected from the application: ${weakness}. Run npm run protect-audit-log, see docs/operations.md.`,
  );
}

function printAddress({ config, publicUrl }: App, hasDemo: boolean): void {
  console.log(`\nCallboard is at ${publicUrl()}`);
  if (!hasDemo) return;
  console.log('Sign in to the demo community as');
  for (const line of demoSignIns(demoDomain(config))) console.log(`  ${line}`);
}

/** A subdomain: a demo must not send mail to real addresses of the school. */
function demoDomain({ emailDomains }: Config): string {
  return `demo.${emailDomains[0]}`;
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
