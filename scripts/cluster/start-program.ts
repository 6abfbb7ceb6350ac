import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import type { Account } from './account.ts';

export interface Program {
  child: ChildProcess;
  ended: Promise<unknown>;
  stop: () => Promise<void>;
}

/** Starts a program in a process group of its own: Ctrl-C reaches only us, and we stop it in order. */
export function startProgram(
  command: string[],
  log: string,
  account: Account,
  env: Record<string, string> = {},
): Program {
  const [program = '', ...args] = command;
  const output = openSync(log, 'a');
  const child = spawn(program, args, {
    cwd: '/',
    detached: true,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', output, output],
    ...account,
  });
  const ended = once(child, 'exit');
  return {
    child,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await ended;
    },
  };
}
