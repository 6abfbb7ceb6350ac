import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { startBackground } from './background.ts';
import type { Config } from './config.ts';
import { connect, type RootDb } from './db/client.ts';
import { findOwnAuditWeakness } from './db/protect-audit-log.ts';
import { hasDemoMembers } from './demo/remove-demo.ts';
import { demoAdministratorEmail, demoSignIns, seedDemo } from './demo/seed-demo.ts';
import { getPushKeys } from './features/push/commands/push-keys.ts';
import { syncAdministrators } from './features/users/commands.ts';
import type { App } from './http/app.ts';
import type { Shutdown } from './shutdown.ts';

const webRoot = fileURLToPath(new URL('../../web', import.meta.url));

/** Answers at the address of this instance, on a migrated database. */
export async function serve(
  config: Config,
  url: string,
  shutdown: Shutdown,
  development: boolean,
): Promise<void> {
  const db = connect({ url, slowQueryMs: config.slowQueryMs });
  shutdown.add('The database pool', 5_000, () => db.$client.end());

  if (config.production) await assertNoDemo(db, config);
  if (config.production) await tellAuditWeakness(db);

  const webDir = development ? webRoot : `${webRoot}/dist`;
  const app = await createApp(config, db, { webDir, development });
  const background = startBackground(app, url);
  shutdown.add('The server', 20_000, () => app.server.close());
  await getPushKeys(db);
  await syncAdministrators(db, listAdministrators(config));
  const hasDemo = config.demo && (await seedDemo(background, demoDomain(config), config.timeZone));
  await app.server.listen({ port: config.port, host: config.host });
  printAddress(app, hasDemo);
  // Node does so at its end, which a server that is killed never comes to: it would compile everything again.
  flushCompileCache();
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
