import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../support/project-root.ts';

const running = new Set<ChildProcess>();
/** A tool writes in colors where this terminal shows them, though it writes to us. */
const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
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

/** `show`: each line as it comes, after this name of who says it. */
type Options = { show?: string; env?: Record<string, string> };

/** Runs a tool of node_modules and collects its output. */
export function runCommand(
  command: string,
  args: string[],
  { show, env }: Options = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colors, ...env, PATH: pathWithTools() },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      if (show) createInterface(stream).on('line', (line) => console.log(`${show} │ ${line}`));
    }
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
