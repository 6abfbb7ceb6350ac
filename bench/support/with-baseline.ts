import { findFreePort } from '#scripts/support/find-free-port.ts';
import { observeIdle, type ServingProcesses } from './cpu-time.ts';
import type { Target } from './generate-load.ts';
import { startChild } from './start-child.ts';
import { waitForResponse } from './wait-for-response.ts';

type Baseline =
  | 'conversations-server'
  | 'feed-server'
  | 'notifications-server'
  | 'session-server'
  | 'upload-server';

/** Runs a server of bench/baseline beside the product, on the same PostgreSQL. */
export async function withBaseline<T>(
  name: Baseline,
  args: string[],
  { postmaster }: ServingProcesses,
  act: (baseline: Target) => Promise<T>,
): Promise<T> {
  const port = String(await findFreePort());
  const url = `http://127.0.0.1:${port}/`;
  const script = new URL(`../baseline/${name}.ts`, import.meta.url);
  const child = startChild(script, {}, [port, ...args]);
  try {
    await waitForResponse(url, () => child.process.exitCode !== null);
    return await act({ url, processes: await observeIdle(child.process.pid ?? 0, postmaster) });
  } finally {
    await child.stop();
  }
}
