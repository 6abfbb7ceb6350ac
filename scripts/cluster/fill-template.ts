import { chown, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../support/project-root.ts';
import type { Account } from './account.ts';

const templates = path.join(projectRoot, 'deploy/cluster');

/** The text with a value for each `{{name}}`; one that is missing is a mistake. */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for ${name}, which has no value.`);
    return value;
  });
}

export function readTemplate(name: string): Promise<string> {
  return readFile(path.join(templates, name), 'utf8');
}

/** Fills a template of `deploy/cluster` into a file that only the account can read: it may hold passwords. */
export async function writeSettings(
  file: string,
  name: string,
  values: Record<string, string>,
  account: Account,
): Promise<void> {
  await writeFile(file, fillTemplate(await readTemplate(name), values), { mode: 0o600 });
  if (account) await chown(file, account.uid, account.gid);
}
