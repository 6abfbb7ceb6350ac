import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '#scripts/find-free-port.ts';

// Playwright reads its configuration anew in every worker: the first reading decides, the others inherit.
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_DATA_DIR ??= path.join(tmpdir(), `callboard-e2e-${crypto.randomUUID()}`);

const OWN_SETTINGS = /^(PUBLIC_URL|DATABASE_URL|SMTP_URL|MAIL_FROM|EMAIL_DOMAINS|S3_.*|GOOGLE_.*)$/;

/** The running Callboard that the journeys visit, with data and settings of its own. */
export const product = {
  url: `http://127.0.0.1:${process.env.E2E_PORT}`,
  dataDir: process.env.E2E_DATA_DIR,
  environment: {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name))),
    PORT: process.env.E2E_PORT,
    HOST: '127.0.0.1',
    DATA_DIR: process.env.E2E_DATA_DIR,
    DEMO: '1',
    RATE_LIMIT: 'off',
    NODE_ENV: 'test',
  },
};
