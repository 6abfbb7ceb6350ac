import { readConfig } from '#server/config.ts';
import { removeDemo } from '#server/demo/remove-demo.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { runCommand } from './support/run-command.ts';
import { withDatabase } from './support/with-database.ts';

/** `npm run remove-demo`: the demo community and all that is theirs leave the database that `npm start` would use. */
await runCommand(async () => {
  const config = readConfig(process.env);
  await withDatabase(config, async (db) => {
    const files = openFileStore(db, config);
    const count = await removeDemo(db, config.emailDomains, config.timeZone);
    files.close();
    console.log(count > 0 ? `Removed ${count} demo members.` : 'There are no demo members.');
  });
});
