import { copyFile, stat, truncate } from 'node:fs/promises';
import type { Cluster } from './cluster.ts';

const LOG_LIMIT = 10 * 1024 * 1024;
const CHECK_MS = 60_000;

/** Keeps PostgreSQL's log and the one before it, each within the limit; the returned function ends that. */
export function limitLog({ logFile }: Cluster): () => void {
  const timer = setInterval(() => void rotateLog(logFile).catch(() => undefined), CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** PostgreSQL has the file open and appends to it: it can be emptied, but not moved. */
export async function rotateLog(logFile: string, limit = LOG_LIMIT): Promise<void> {
  const log = await stat(logFile).catch(() => null);
  if (!log || log.size <= limit) return;
  await copyFile(logFile, `${logFile}.1`);
  await truncate(logFile);
}
