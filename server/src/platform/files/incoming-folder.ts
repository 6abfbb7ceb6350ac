import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const oneHour = 60 * 60 * 1000;

/** A path for a temporary file, on the disk of the uploads: storing it is a rename. */
export async function incomingPath(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'incoming');
  await mkdir(folder, { recursive: true });
  return join(folder, randomUUID());
}

/** Removes files that a killed process was receiving. */
export async function sweepIncoming(dataDir: string): Promise<void> {
  await sweepFolder(join(dataDir, 'incoming'), oneHour);
}

/** Removes files that have not been written to for `ms`. */
export async function sweepFolder(folder: string, ms: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ms) await rm(path, { force: true });
  }
}
