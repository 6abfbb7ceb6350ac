import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Product, products } from './product.ts';

type Stop = () => Promise<void>;

const READY_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 20_000;

/** Starts the real products, one after the other; what it returns stops them again. */
export default async function startProducts(): Promise<Stop> {
  const running: Stop[] = [];
  const stopAll = async () => {
    await Promise.all(running.map((stop) => stop()));
    for (const { dataDir } of products) rmSync(dirname(dataDir), { recursive: true, force: true });
  };
  try {
    for (const product of products) running.push(await start(product));
    return stopAll;
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function start({ url, dataDir, environment }: Product): Promise<Stop> {
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk));
  server.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const stop = async () => {
    if (!hasEnded()) {
      server.kill('SIGTERM');
      const forced = setTimeout(() => server.kill('SIGKILL'), STOPPED_WITHIN_MS);
      await once(server, 'exit');
      clearTimeout(forced);
    }
    rmSync(dataDir, { recursive: true, force: true });
  };

  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (hasEnded() || Date.now() > deadline) {
      await stop();
      throw new Error(`Callboard did not start for the browser tests:\n${output}`);
    }
    await sleep(100);
  }
  return stop;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/ready`)).ok;
  } catch {
    return false;
  }
}
