import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { atEnd } from '#scripts/support/at-end.ts';

export interface Child {
  process: ChildProcess;
  /** The last of what it printed. */
  printed: () => string;
  stop: () => Promise<void>;
}

/** Runs a script of ours in a process of its own; its errors are shown. */
export function startChild(script: URL, env: Record<string, string>, args: string[] = []): Child {
  const child = spawn(process.execPath, [fileURLToPath(script), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-10_000);
  });
  return {
    process: child,
    printed: () => printed,
    stop: atEnd(async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }),
  };
}
