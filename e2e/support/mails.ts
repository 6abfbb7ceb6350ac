import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { product } from './product.ts';

/** The newest mail to this address whose subject matches, as soon as it has been sent. */
export async function mailTo(
  address: string,
  subject: RegExp,
  dataDir = product.dataDir,
): Promise<Email> {
  const mailbox = path.join(dataDir, 'mail');
  let found: Email | undefined;
  await expect(async () => {
    const mails = await Promise.all(
      (await readdir(mailbox)).sort().map((name) => read(path.join(mailbox, name))),
    );
    found = mails.findLast(
      (mail) => mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? ''),
    );
    expect(found, `a mail to ${address}`).toBeDefined();
  }).toPass();
  if (!found) throw new Error('unreachable');
  return found;
}

async function read(file: string): Promise<Email> {
  return PostalMime.parse(await readFile(file));
}
