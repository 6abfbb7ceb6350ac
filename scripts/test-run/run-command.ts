import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../support/project-root.ts';

const running = new Set<ChildProcess>();
let interruptedBy: 'SIGINT' | 'SIGTERM' | null = null;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interruptedBy = signal;
    // Playwright stops what it started on SIGINT, and on nothing else.
    for (const child of running) child.kill('SIGINT');
  });
}

export function wasInterrupted(): boolean {
  return interruptedBy !== null;
}

type Options = { show?: boolean; env?: Record<string, string> };

/** Runs a tool of node_modules; its output is collected, or shown as it comes. */
export function runCommand(
  command: string,
  args: string[],
  { show = false, env }: Options = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      shell: process.platform === 'win32',
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env, PATH: pathWithTools() },
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    running.add(child);
    const finish = (code: number) => {
      running.delete(child);
      resolve({ code: wasInterrupted() ? 1 : code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

function pathWithTools(): string {
  const folders = [path.join(projectRoot, 'node_modules/.bin'), process.env.PATH ?? ''];
  return folders.join(path.delimiter);
}
