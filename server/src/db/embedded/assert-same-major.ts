import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cluster } from './cluster.ts';
import { runAs } from './run-as.ts';

/** A newer PostgreSQL cannot read the files of an older one: a backup carries the data over. */
export async function assertSameMajor({ folder, binaries, account }: Cluster): Promise<void> {
  const found = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => null);
  if (found === null) return;
  const { output } = await runAs(account, binaries.postgres, ['--version'], '/');
  const [written, ours] = [found.trim(), /(\d+)(\.|devel|beta|rc)/.exec(output)?.[1]];
  if (ours === undefined || written === ours) return;
  throw new Error(
    `${folder} was written by PostgreSQL ${written}, and this Callboard brings ${ours}. With the Callboard that you had before, run npm run backup; then restore the file with this one and another DATA_DIR: npm run restore -- FILE.`,
  );
}
