import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/client.ts';
import { retrySetAside } from '#server/db/failed-items.ts';
import { backgroundLimits } from '#server/db/session-limits.ts';
import { runDoctor } from '#server/features/doctor/run-doctor.ts';
import { writePrivateFiles } from '#server/platform/files/private-files.ts';
import { describeStartFailure } from '#server/start-failure.ts';
import { withDatabaseUrl } from './support/with-database.ts';

/** `npm run doctor [-- --mail=you@school.edu] [--retry]`, with the settings of the server, while it runs or not. */
async function run(): Promise<boolean> {
  const { values } = parseArgs({
    options: { mail: { type: 'string' }, retry: { type: 'boolean' } },
  });
  const config = readConfig(process.env);
  return withDatabaseUrl(config, async (url) => {
    const db = connect({ url, poolSize: 1, limits: backgroundLimits });
    try {
      if (values.retry) {
        const count = await retrySetAside(db);
        console.log(
          `${count} items that were set aside are tried again by the next run of their task.`,
        );
      }
      return await runDoctor(config, db, { mailTo: values.mail, onLine: console.log });
    } finally {
      await db.$client.end();
    }
  });
}

writePrivateFiles();
try {
  process.exit((await run()) ? 0 : 1);
} catch (failure) {
  for (const line of describeStartFailure(failure)) console.error(`FAILURE  ${line}`);
  process.exit(1);
}
