import { pino } from 'pino';
import { emailAddress } from '#contract/auth/email-address.ts';
import { readConfig } from '#server/config.ts';
import type { RootDb } from '#server/db/client.ts';
import { resetSecondFactor } from '#server/features/auth/second-factor/commands/reset-second-factor.ts';
import { startLiveHub } from '#server/platform/live/live-hub.ts';
import { startQueue } from '#server/platform/queue/queue.ts';
import { runCommand } from './support/run-command.ts';
import { withSharedDatabase } from './support/with-database.ts';

/** `npm run reset-second-factor -- EMAIL`: for a member who lost every passkey, the app and the recovery codes. */
async function run(): Promise<void> {
  const { data: email } = emailAddress.safeParse(process.argv[2]);
  if (!email) throw new Error('Say npm run reset-second-factor -- name@school.edu.');
  const config = readConfig(process.env);
  const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
  await withSharedDatabase(config, async (db, url) => {
    const isMember = await withServices(db, url, () => resetSecondFactor(db, email, publicUrl));
    if (!isMember) throw new Error(`There is no member with the address ${email}.`);
    console.log(`Two-step sign-in of ${email} is switched off: passkeys, app and recovery codes.`);
    console.log('They are signed out everywhere, and a mail tells them.');
  });
}

/** Ended sessions reach the running instances, and the mail waits in the queue for one of them. */
async function withServices<T>(db: RootDb, url: string, work: () => Promise<T>): Promise<T> {
  const log = pino({ level: 'error' });
  const hub = startLiveHub(db, log);
  const queue = startQueue(db, url, log);
  try {
    return await work();
  } finally {
    await queue.stop();
    await hub.stop();
  }
}

await runCommand(run);
