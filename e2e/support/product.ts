import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '#scripts/support/find-free-port.ts';

// Playwright reads its configuration anew in every worker: the first reading decides, the others inherit.
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_DATA_DIR ??= path.join(tmpdir(), `callboard-e2e-${crypto.randomUUID()}`);

/** Holds the data of the product and its database. */
export const dataRoot = process.env.E2E_DATA_DIR;

const OWN_SETTINGS = /^(PUBLIC_URL|DATABASE_URL|SMTP_URL|MAIL_FROM|EMAIL_DOMAINS|S3_.*|GOOGLE_.*)$/;
const settings = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name)),
);

/** So that a journey can make a link that the server signed. */
export const secretKey = 'the secret of the browser tests, which nobody needs';

const dataDir = path.join(dataRoot, 'data');

/** The running Callboard that all journeys visit at the same time: each changes only what is its own. */
export const product = {
  url: `http://127.0.0.1:${process.env.E2E_PORT}`,
  dataDir,
  environment: {
    ...settings,
    PORT: process.env.E2E_PORT,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SECRET_KEY: secretKey,
    DEMO: '1',
    RATE_LIMIT: 'off',
    NODE_ENV: 'test',
  },
};
