import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import type { RootDb } from '#server/db/client.ts';
import { seedLarge } from '#server/demo/large/seed-large.ts';
import { hashPassword } from '#server/platform/passwords/password-hash.ts';
import { progressBar } from './support/progress-bar.ts';
import { runCommand } from './support/run-command.ts';
import { withDatabase } from './support/with-database.ts';

const password = 'callboard-demo';

/** `npm run seed -- --scale=large`: a community of 20,000 in the database that `npm start` would use. */
async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { scale: { type: 'string' } } });
  if (values.scale !== 'large') {
    throw new Error('Say npm run seed -- --scale=large. The small demo community comes by itself.');
  }
  const config = readConfig(process.env);
  if (config.production) throw new Error('A production database is not filled with a demo.');
  const domain = `demo.${config.emailDomains[0]}`;
  await withDatabase(config, (db) => fill(db, domain));
}

async function fill(db: RootDb, domain: string): Promise<void> {
  const started = performance.now();
  const passwordHash = await hashPassword(password);
  await seedLarge(db, { passwordHash, domain, onProgress: progressBar() });
  console.log(`Done in ${Math.round((performance.now() - started) / 1000)} s.`);
  console.log(`Sign in as heavy@${domain} or member2@${domain} with ${password}.`);
}

await runCommand(seed);
