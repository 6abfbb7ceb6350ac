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
    found = await findMail(address, subject);
    expect(found, `a mail to ${address}`).toBeDefined();
  }).toPass({ intervals: [100] });
  if (!found) throw new Error('unreachable');
  return found;
}

async function findMail(address: string, subject: RegExp): Promise<Email | undefined> {
  for (const name of (await readdir(mailbox)).sort().reverse()) {
    const source = await readFile(path.join(mailbox, name));
    if (!source.includes(address)) continue;
    const mail = await PostalMime.parse(source);
    if (mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? ''))
      return mail;
  }
  return undefined;
}
