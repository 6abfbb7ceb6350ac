import { appendFileSync } from 'node:fs';
import { startServerProcess } from '#server/testing/server-process.ts';
import { portOf } from './addresses.ts';

export interface Instance {
  name: string;
  ready: () => Promise<void>;
  kill: () => Promise<void>;
  /** Starts it again after it was killed. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** One instance of Callboard; its name is that of HAProxy's server. */
export function startInstance(
  name: string,
  address: string,
  environment: Record<string, string>,
): Instance {
  const settings = { ...environment, PORT: portOf(address) };
  const start = () => {
    const started = startServerProcess(settings);
    const log = (chunk: Buffer) => appendFileSync(`${environment['DATA_DIR']}.log`, chunk);
    started.child.stdout?.on('data', log);
    started.child.stderr?.on('data', log);
    return started;
  };
  let server = start();
  return {
    name,
    ready: async () => void (await server.url()),
    kill: async () => {
      server.child.kill('SIGKILL');
      await server.ended;
    },
    restart: async () => {
      server = start();
      await server.url();
    },
    stop: async () => {
      server.child.kill('SIGTERM');
      await server.ended;
    },
  };
}
