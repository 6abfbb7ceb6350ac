import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/client.ts';
import { backgroundLimits } from '#server/db/session-limits.ts';
import { runDoctor } from '#server/features/doctor/run-doctor.ts';
import { describeStartFailure } from '#server/start-failure.ts';
import { withDatabaseUrl } from './support/with-database.ts';

/** `npm run doctor [-- --mail=you@school.edu]`, with the settings of the server, while it runs or not. */
async function run(): Promise<boolean> {
  const { values } = parseArgs({ options: { mail: { type: 'string' } } });
  const config = readConfig(process.env);
  return withDatabaseUrl(config, async (url) => {
    const db = connect({ url, poolSize: 1, limits: backgroundLimits });
    try {
      return await runDoctor(config, db, { mailTo: values.mail, onLine: console.log });
    } finally {
      await db.$client.end();
    }
  });
}

try {
  process.exit((await run()) ? 0 : 1);
} catch (failure) {
  for (const line of describeStartFailure(failure)) console.error(`FAILURE  ${line}`);
  process.exit(1);
}
