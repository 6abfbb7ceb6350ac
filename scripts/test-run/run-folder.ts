import { chmodSync, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostmaster } from '#server/db/embedded/find-postmaster.ts';

const neededMegabytes = 2_000;

/** A folder for everything that a test run writes, so that nothing of it stays behind, however it ends. */
export function createRunFolder(): string {
  const { bavail, bsize } = statfsSync(tmpdir());
  const free = Math.floor((bavail * bsize) / 1_000_000);
  if (free < neededMegabytes)
    throw new Error(
      `The tests need ${neededMegabytes} MB of disk, and ${tmpdir()} has ${free} left: free some, or set TMPDIR to another folder.`,
    );
  const folder = mkdtempSync(path.join(tmpdir(), 'callboard-tests-'));
  // A PostgreSQL that must not run as root reaches its files through it.
  chmodSync(folder, 0o755);
  return folder;
}

/** Also stops each database that a test began and could not end. */
export async function removeRunFolder(folder: string): Promise<void> {
  for (const file of globSync('**/postmaster.pid', { cwd: folder }))
    await stopDatabase(path.join(folder, path.dirname(file)));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function stopDatabase(cluster: string): Promise<void> {
  const postmaster = await findPostmaster(cluster);
  if (!postmaster) return;
  process.kill(postmaster.pid, 'SIGQUIT');
  while (await findPostmaster(cluster)) await sleep(20);
}
