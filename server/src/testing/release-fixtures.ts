import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';

const folder = fileURLToPath(new URL('./releases', import.meta.url));
const ending = '.tar.gz';

/** A small backup that this release made. */
export function releaseFixture(version: string): string {
  return join(folder, version + ending);
}

export async function listReleases(): Promise<string[]> {
  const names = await readdir(folder);
  return names.map((name) => name.slice(0, -ending.length)).toSorted();
}

export async function openReleaseFixture(
  version: string,
): Promise<{ open: () => Readable; size: number }> {
  const file = releaseFixture(version);
  const open = () => createReadStream(file).pipe(createGunzip());
  return { open, size: (await stat(file)).size };
}
