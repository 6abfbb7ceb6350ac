import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const resolveHook = new URL('../../../scripts/bootstrap/resolve-hook.mjs', import.meta.url).href;

export interface ServerProcess {
  child: ChildProcess;
  output: () => string;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** Where it answers, once it says so. */
  url: () => Promise<string>;
}

/** The server as an operator starts it, in a process of its own, from a shell with this umask. */
export function startServerProcess(env: Record<string, string>, umask = '022'): ServerProcess {
  const program = [process.execPath, '--import', resolveHook, main];
  const child = spawn('sh', ['-c', `umask ${umask}; exec "$0" "$@"`, ...program], {
    env: { ...inherited(), DEMO: '0', LOG_LEVEL: 'warn', ...env },
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

/** Of the shell that runs the tests, only what a start needs. */
const inherited = () => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
});
