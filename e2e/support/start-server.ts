import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_WITHIN_MS = 600_000;
const STOPPED_WITHIN_MS = 60_000;

interface StartedServer {
  /** Rejects with the server's output if it ends, or hangs, before it is ready. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

/** Runs what `npm start` runs. */
export function startServer(url: string, environment: NodeJS.ProcessEnv): StartedServer {
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk));
  server.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;

  const untilReady = async () => {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await isReady(url))) {
      if (hasEnded() || Date.now() > deadline) {
        throw new Error(`Callboard did not start for the browser tests:\n${output}`);
      }
      await sleep(100);
    }
  };
  const stop = async () => {
    if (hasEnded()) return;
    server.kill('SIGTERM');
    const forced = setTimeout(() => server.kill('SIGKILL'), STOPPED_WITHIN_MS);
    await once(server, 'exit');
    clearTimeout(forced);
  };
  return { ready: untilReady(), stop };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/ready`)).ok;
  } catch {
    return false;
  }
}
