import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { measureCpu, type ServingProcesses } from './cpu-time.ts';

export interface Target {
  url: string;
  cookie?: string;
  processes: ServingProcesses;
}

export interface LoadOrder {
  url: string;
  cookie: string | undefined;
  requests: number;
  connections: number;
}

export interface LoadResult {
  failed: number;
  perSecond: number;
}

export interface Load {
  /** CPU milliseconds of a request. */
  cost: number;
  perSecond: number;
}

/** Sends this many requests from another process, whose own CPU time is not counted. */
export async function generateLoad(
  { url, cookie, processes }: Target,
  requests: number,
  connections = 16,
): Promise<Load> {
  const order = { url, cookie, requests, connections };
  const { result, cpu } = await measureCpu(processes, () => send(order));
  if (result.failed > 0) throw new Error(`${result.failed} requests to ${url} failed.`);
  return { cost: cpu / requests, perSecond: result.perSecond };
}

async function send(order: LoadOrder): Promise<LoadResult> {
  const child = loadProcess();
  child.ref();
  child.channel?.ref();
  child.send(order);
  const [result] = (await once(child, 'message')) as [LoadResult];
  child.unref();
  child.channel?.unref();
  return result;
}

let started: ChildProcess | null = null;

function loadProcess(): ChildProcess {
  started ??= fork(fileURLToPath(new URL('./generate-load-process.ts', import.meta.url)));
  return started;
}
