import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import { mailMessage } from './mail-message.ts';

const capacity = 500;
const fileName = /^\d{8}T\d{9}Z-[0-9a-f]{12}\.eml$/;
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

/** Writes a mail to a file for development, and deletes the oldest beyond 500. */
export async function writeToMailbox(dir: string, from: string, mail: Mail): Promise<void> {
  const { message } = await composer.sendMail(mailMessage(from, mail));
  await mkdir(dir, { recursive: true });
  const name = `${new Date().toISOString().replace(/[-:.]/g, '')}-${randomBytes(6).toString('hex')}.eml`;
  const unfinished = join(dir, `.${name}`);
  await writeFile(unfinished, message);
  await rename(unfinished, join(dir, name));
  const surplus = (await listMailbox(dir)).slice(capacity);
  await Promise.all(surplus.map((old) => rm(join(dir, old), { force: true })));
}

/** File names of the mails, newest first. */
export async function listMailbox(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  return names
    .filter((name) => fileName.test(name))
    .toSorted()
    .toReversed();
}

export async function findInMailbox(dir: string, name: string): Promise<Buffer | null> {
  if (!fileName.test(name)) return null;
  return readFile(join(dir, name)).catch(() => null);
}
