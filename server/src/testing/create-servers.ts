import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'vitest';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export interface Servers {
  dataDir: string;
  start: (env?: Record<string, string>) => ServerProcess;
}

/** A data folder of its own for a test; the servers that it starts are stopped after it. */
export async function createServers(
  onTestFinished: TestContext['onTestFinished'],
): Promise<Servers> {
  const dataDir = await mkdtemp(join(tmpdir(), 'callboard-main-'));
  const started: ServerProcess[] = [];
  onTestFinished(async () => {
    for (const { child, ended } of started) {
      child.kill('SIGTERM');
      await ended;
    }
    await rm(dataDir, { recursive: true, force: true });
  });
  const start = (env: Record<string, string> = {}) => {
    const server = startServerProcess({ PORT: '0', DATA_DIR: dataDir, ...env });
    started.push(server);
    return server;
  };
  return { dataDir, start };
}
