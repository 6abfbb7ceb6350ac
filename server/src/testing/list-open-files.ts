import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Files and folders that another account of the machine could read, list or write. */
export async function listOpenFiles(folder: string): Promise<string[]> {
  const open: string[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    const found = await lstat(join(folder, name)).catch(() => null);
    if (found && !found.isSymbolicLink() && found.mode & 0o077) open.push(name);
  }
  return open;
}
