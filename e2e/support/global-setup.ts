import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { product } from './product.ts';

const READY_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 20_000;

/** Starts the real product once for all journeys; what it returns stops it again. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: product.environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk));
  server.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      const forced = setTimeout(() => server.kill('SIGKILL'), STOPPED_WITHIN_MS);
      await once(server, 'exit');
      clearTimeout(forced);
    }
    rmSync(product.dataDir, { recursive: true, force: true });
  };

  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady())) {
    if (server.exitCode !== null || server.signalCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`Callboard did not start for the browser tests:\n${output}`);
    }
    await sleep(100);
  }
  return stop;
}

async function isReady(): Promise<boolean> {
  try {
    return (await fetch(`${product.url}/api/ready`)).ok;
  } catch {
    return false;
  }
}
