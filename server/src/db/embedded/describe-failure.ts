import { open, statfs } from 'node:fs/promises';
import type { Cluster } from './cluster.ts';

const TAIL_BYTES = 4000;
const MIN_FREE_BYTES = 1024 * 1024;
const DISK_FULL = /No space left on device|Check free disk space|ENOSPC|EDQUOT/;

/** One sentence for the operator about what PostgreSQL wrote before it failed; the full text is the cause. */
export async function describeFailure(
  cluster: Cluster,
  attempt: string,
  failure: unknown,
): Promise<Error> {
  const text = failure instanceof Error ? failure.message : String(failure);
  const cause = failure instanceof Error ? failure : new Error(text);
  if (DISK_FULL.test(text) || (await isDiskFull(cluster.dataDir))) {
    return new Error(
      `The disk that holds ${cluster.dataDir} is full: free some space and start Callboard again.`,
      { cause },
    );
  }
  return new Error(
    `The embedded PostgreSQL could not ${attempt} in ${cluster.folder} (${findReason(text)}): see ${cluster.logFile}.`,
    { cause },
  );
}

export async function readLogSince(logFile: string, offset: number): Promise<string> {
  try {
    await using file = await open(logFile, 'r');
    const { size } = await file.stat();
    const start = Math.max(offset, size - TAIL_BYTES, 0);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, start);
    return buffer.toString('utf8', 0, bytesRead).trim();
  } catch {
    return '';
  }
}

function findReason(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const reason = lines.find((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1);
  return reason?.replace(/^.*?\b(FATAL|PANIC|error):\s*/, '').trim() ?? 'it wrote nothing';
}

async function isDiskFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < MIN_FREE_BYTES;
}
