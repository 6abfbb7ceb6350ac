import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../support/project-root.ts';

const isWindows = process.platform === 'win32';
const running = new Set<ChildProcess>();
/** A tool writes in colors where this terminal shows them, though it writes to us. */
const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
/** How long what was told to stop may take to do so. */
const stopsWithinMs = 20_000;
let interrupted = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interrupted = true;
    // Playwright stops what it started on SIGINT, and on nothing else.
    for (const child of running) {
      child.kill('SIGINT');
      setTimeout(() => signalAll(child, 'SIGKILL'), stopsWithinMs).unref();
    }
  });
}

export function wasInterrupted(): boolean {
  return interrupted;
}

/** `show`: each line as it comes, after this name of who says it. */
type Options = { show?: string; env?: Record<string, string> | undefined };

/** Runs a tool of node_modules and collects its output. No process that it started outlives it. */
export function runCommand(
  command: string,
  args: string[],
  { show, env }: Options = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      shell: isWindows,
      // A group of its own, which can be ended as one.
      detached: !isWindows,
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
      resolve({ code: interrupted ? 1 : code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('exit', () => void endAll(child));
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Ends what the tool has started and left. */
async function endAll(child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (Date.now() < deadline) {
    if (!signalAll(child, 'SIGTERM')) return;
    await sleep(20);
  }
  signalAll(child, 'SIGKILL');
}

/** False where nothing is left to get it. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): boolean {
  if (pid === undefined || isWindows) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

function pathWithTools(): string {
  const folders = [path.join(projectRoot, 'node_modules/.bin'), process.env.PATH ?? ''];
  return folders.join(path.delimiter);
}
