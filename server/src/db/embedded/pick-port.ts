import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below every system's range for outgoing connections: none of them can take the port while PostgreSQL restarts.
const LOWEST = 15_000;
const HIGHEST = 32_000;

export async function pickPort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
  throw new Error(
    `No free port between ${LOWEST} and ${HIGHEST} on 127.0.0.1 for the embedded PostgreSQL: free one, or set DATABASE_URL.`,
  );
}

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
