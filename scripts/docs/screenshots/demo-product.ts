import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServerProcess } from '#server/testing/server-process.ts';
import { findFreePort } from '../../support/find-free-port.ts';
import { buildIfStale } from '../../web-build/build-if-stale.ts';

/** Runs `work` on a Callboard of its own with the demo community, which ends and is removed with it. */
export async function withDemoProduct(work: (url: string) => Promise<void>): Promise<void> {
  await buildIfStale();
  const folder = await mkdtemp(path.join(tmpdir(), 'callboard-screenshots-'));
  const server = startServerProcess({
    NODE_ENV: 'test',
    PORT: String(await findFreePort()),
    DATA_DIR: folder,
    DEMO: '1',
    RATE_LIMIT: 'off',
    MIN_FREE_DISK_MB: '0',
  });
  try {
    await work(await server.url());
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
    await rm(folder, { recursive: true, force: true });
  }
}
