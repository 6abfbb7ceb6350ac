import pg from 'pg';
import { readConfig } from '#server/config.ts';
import { applicationRole } from '#server/db/embedded/application-role.ts';
import {
  findAuditWeakness,
  protectAuditLog,
  protectionStatements,
} from '#server/db/protect-audit-log.ts';
import { runCommand } from './support/run-command.ts';
import { withDatabaseUrl } from './support/with-database.ts';

/**
 * `npm run protect-audit-log`, with the settings of the server and, for a database of another server, DATABASE_ADMIN_URL: takes the
 * audit log from the application's role. Without DATABASE_ADMIN_URL it prints what an administrator runs.
 */
async function run(): Promise<void> {
  await withDatabaseUrl(readConfig(process.env), async (url, superuserUrl) => {
    const adminUrl = process.env['DATABASE_ADMIN_URL'] || superuserUrl;
    const { role, database, weakness } = await examine(url);
    if (weakness === null) return console.log('The audit log is protected from the application.');
    if (!adminUrl) {
      const statements = protectionStatements(role, database).map((text) => `${text};\n`);
      return console.log(['BEGIN;\n', ...statements, 'COMMIT;'].join(''));
    }
    await protectAuditLog(adminUrl, superuserUrl ? applicationRole : role);
    const left = (await examine(url)).weakness;
    if (left)
      throw new Error(`The audit log is still not protected from the application: ${left}.`);
    console.log('The audit log is protected from the application now.');
  });
}

async function examine(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string; database: string }>(
      'SELECT current_user AS role, current_database() AS database',
    );
    const { role = '', database = '' } = rows[0] ?? {};
    return { role, database, weakness: await findAuditWeakness(client) };
  } finally {
    await client.end();
  }
}

await runCommand(run);
