import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { auth } from '#contract/auth/contract.ts';
import { listMailbox } from '../platform/mail/mailbox.ts';
import { fetchRoute } from './fetch-route.ts';

export async function signUp(url: string, email: string): Promise<number> {
  const body = { email, password: 'stage-left-1', firstName: 'Zoë', lastName: 'Marsh' };
  return (await fetchRoute({ url }, auth.signUp, { body })).status;
}

/** The code in the newest mail to this address in the mailbox on disk, once it is there. */
export async function findCode(dataDir: string, email: string): Promise<string> {
  const folder = join(dataDir, 'mail');
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    for (const name of await listMailbox(folder)) {
      const mail = await readFile(join(folder, name), 'utf8');
      const [, code] = /^Subject: (\d{6}) /m.exec(mail) ?? [];
      if (code && mail.includes(`To: ${email}`)) return code;
    }
    await sleep(20);
  }
  throw new Error(`No code was mailed to ${email}.`);
}

/** Confirms an address. Returns the cookies of the new member. */
export async function confirm(url: string, email: string, otpCode: string): Promise<string> {
  const answer = await fetchRoute({ url }, auth.verifyOtp, { body: { email, otpCode } });
  if (answer.status !== 200) throw new Error(`The code was answered with ${answer.status}.`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return cookies.join('; ');
}

/** The cookies of a member who joins as anybody does. */
export async function joinByMail(url: string, dataDir: string, email: string): Promise<string> {
  await signUp(url, email);
  return confirm(url, email, await findCode(dataDir, email));
}
