import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { OptionalArgs } from '#contract/request.ts';
import type { Route } from '#contract/route.ts';
import { type AnyRequest, addressed, type RequestTo } from './send.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  output: () => string;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** Where it answers, once it says so. */
  url: () => Promise<string>;
}

/** Calls a route of a server in another process. */
export function fetchFrom<R extends Route>(
  address: string,
  route: R,
  ...[request]: OptionalArgs<RequestTo<R>>
): Promise<Response> {
  const { method, url, body, headers } = addressed(route, request as AnyRequest | undefined);
  const sent = new Headers(headers);
  if (body !== undefined) sent.set('content-type', 'application/json');
  return fetch(address + url, { method, headers: sent, body: JSON.stringify(body) });
}

/** The server as an operator starts it, in a process of its own, from a shell with this umask. */
export function startServerProcess(env: Record<string, string>, umask = '022'): ServerProcess {
  const shell = ['-c', `umask ${umask}; exec "$0" "$@"`, process.execPath, main];
  const child = spawn('sh', shell, {
    env: { PATH: process.env['PATH'], DEMO: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const address = Promise.withResolvers<string>();
  address.promise.catch(() => undefined);
  const collect = (chunk: Buffer) => {
    output += chunk;
    const [, url] = /Callboard is at (\S+)\n/.exec(output) ?? [];
    if (url) address.resolve(url);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = once(child, 'close').then(() => child.exitCode ?? child.signalCode);
  void ended.then(() => address.reject(new Error(`The server did not start:\n${output}`)));
  return { child, output: () => output, ended, url: () => address.promise };
}
