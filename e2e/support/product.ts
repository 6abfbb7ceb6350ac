import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Playwright reads its configuration anew in every worker: the first reading decides, the others inherit.
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'callboard-e2e-'));

/** The running Callboard that the journeys visit, with data of its own. */
export const product = {
  url: `http://127.0.0.1:${process.env.E2E_PORT}`,
  dataDir: process.env.E2E_DATA_DIR,
  environment: {
    PORT: process.env.E2E_PORT,
    HOST: '127.0.0.1',
    DATA_DIR: process.env.E2E_DATA_DIR,
    DEMO: '1',
    RATE_LIMIT: 'off',
    NODE_ENV: 'test',
    PUBLIC_URL: '',
    DATABASE_URL: '',
  },
};

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
