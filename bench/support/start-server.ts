import { health } from '#contract/health/contract.ts';
import { findFreePort } from '#scripts/support/find-free-port.ts';
import { startChild } from './start-child.ts';
import { waitForResponse } from './wait-for-response.ts';

const server = new URL('../../server/src/main.ts', import.meta.url);

/** What `npm start` runs: it builds first, if it must. */
export const npmStartScript = new URL('../../scripts/start.mjs', import.meta.url);

export interface Product {
  url: string;
  pid: number;
  /** From the start of the process to its first answer. */
  secondsToAnswer: number;
  stop: () => Promise<void>;
}

/** The real server in a process of its own, as for a load test. */
export async function startServer(env: Record<string, string>, script = server): Promise<Product> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = startChild(script, {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    DEMO: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ...env,
  });
  await waitForResponse(url + health.live.path, () => child.process.exitCode !== null);
  const secondsToAnswer = (performance.now() - started) / 1000;
  return {
    url,
    pid: child.process.pid ?? 0,
    secondsToAnswer,
    stop: async () => {
      await child.stop();
      if (child.process.exitCode !== 0) throw new Error(`It did not stop well: ${child.printed()}`);
    },
  };
}
