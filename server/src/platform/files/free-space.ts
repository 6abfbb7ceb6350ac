import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Bytes that an ordinary user may still write to the disk of this folder, which need not exist yet. */
export async function freeSpace(folder: string): Promise<number> {
  const found = await statfs(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && folder !== dirname(folder)) return null;
    throw error;
  });
  return found ? found.bavail * found.bsize : freeSpace(dirname(folder));
}
