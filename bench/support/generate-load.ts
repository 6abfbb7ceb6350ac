import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface LoadOrder {
  url: string;
  cookie: string;
  seconds: number;
  connections: number;
}

export interface LoadResult {
  failed: number;
  perSecond: number;
}

/** Requests a second that this address answers, measured from another process that costs the measured one nothing. */
export async function load(
  url: string,
  cookie: string,
  seconds: number,
  connections = 16,
): Promise<number> {
  const child = loadProcess();
  child.ref();
  child.channel?.ref();
  child.send({ url, cookie, seconds, connections } satisfies LoadOrder);
  const [{ failed, perSecond }] = (await once(child, 'message')) as [LoadResult];
  child.unref();
  child.channel?.unref();
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed.`);
  return perSecond;
}

let started: ChildProcess | null = null;

function loadProcess(): ChildProcess {
  started ??= fork(fileURLToPath(new URL('./generate-load-process.ts', import.meta.url)));
  return started;
}
