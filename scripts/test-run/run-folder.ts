import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostmaster } from '#server/db/embedded/find-postmaster.ts';

/** Each of some 400 databases takes a dozen. */
const neededMegabytes = 5_000;
/** Memory for the tests themselves. */
const keptMegabytes = 4_000;

/**
 * A folder for everything that a test run writes, so that nothing of it stays behind, however it ends. It is in memory where that
 * has room: hundreds of databases of a thousand small files each keep a disk busier than the tests.
 */
export function createRunFolder(): string {
  const parent = memoryFolder() ?? tmpdir();
  const free = freeMegabytes(parent);
  if (free < neededMegabytes)
    throw new Error(
      `The tests need ${neededMegabytes} MB of disk, and ${parent} has ${free} left: free some, or set TMPDIR to another folder.`,
    );
  const folder = mkdtempSync(path.join(parent, 'callboard-tests-'));
  // A PostgreSQL that must not run as root reaches its files through it.
  chmodSync(folder, 0o755);
  return folder;
}

function memoryFolder(): string | null {
  const folder = '/dev/shm';
  if (process.env.TMPDIR || process.platform !== 'linux') return null;
  const [, options] =
    /^\S+ \/dev\/shm tmpfs (\S+)/m.exec(readFileSync('/proc/mounts', 'utf8')) ?? [];
  if (!options || /\b(ro|noexec)\b/.test(options)) return null;
  const free = Math.min(freeMegabytes(folder), freemem() / 1_000_000 - keptMegabytes);
  return free < neededMegabytes ? null : folder;
}

function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 1_000_000);
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
