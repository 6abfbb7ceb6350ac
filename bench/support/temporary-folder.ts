import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from '#scripts/support/at-end.ts';

export async function withTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-bench-'));
  const remove = atEnd(() => rm(folder, { recursive: true, force: true }));
  try {
    return await use(folder);
  } finally {
    await remove();
  }
}
