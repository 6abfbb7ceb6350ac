import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  output: () => string;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** Where it answers, once it says so. */
  url: () => Promise<string>;
}

/** The server as an operator starts it, in a process of its own. */
export function startServerProcess(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], DEMO: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const ended = once(child, 'exit').then(() => child.exitCode ?? child.signalCode);
  const url = async () => {
    for (let tries = 0; tries < 1600; tries++) {
      const found = /Callboard is at (\S+)/.exec(output)?.[1];
      if (found) return found;
      if (child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The server did not start:\n${output}`);
  };
  return { child, output: () => output, ended, url };
}
