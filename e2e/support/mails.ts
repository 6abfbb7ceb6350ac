import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { product } from './product.ts';

const mailbox = path.join(product.dataDir, 'mail');

/** The newest mail to this address whose subject matches, as soon as it has been sent. */
export async function mailTo(address: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined;
  await expect(async () => {
    const mails = await Promise.all((await readdir(mailbox)).sort().map(read));
    found = mails.findLast(
      (mail) => mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? ''),
    );
    expect(found, `a mail to ${address}`).toBeDefined();
  }).toPass();
  if (!found) throw new Error('unreachable');
  return found;
}

async function read(name: string): Promise<Email> {
  return PostalMime.parse(await readFile(path.join(mailbox, name)));
}
