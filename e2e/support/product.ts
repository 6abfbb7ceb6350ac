import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '#scripts/support/find-free-port.ts';

export interface Product {
  url: string;
  dataDir: string;
  environment: NodeJS.ProcessEnv;
}

/** As many as there are workers: what one journey does to the community, no other sees at the same time. */
const PRODUCTS = 2;

// Playwright reads its configuration anew in every worker: the first reading decides, the others inherit.
process.env.E2E_PORTS ??= (await freePorts(PRODUCTS)).join(' ');
process.env.E2E_DATA_DIR ??= path.join(tmpdir(), `callboard-e2e-${crypto.randomUUID()}`);

/** Holds the data of the products and of the demo community that they copy. */
export const dataRoot = process.env.E2E_DATA_DIR;

const OWN_SETTINGS = /^(PUBLIC_URL|DATABASE_URL|SMTP_URL|MAIL_FROM|EMAIL_DOMAINS|S3_.*|GOOGLE_.*)$/;
const settings = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name)),
);

/** Of all products, so that a journey can make a link that the server signed. */
export const secretKey = 'the secret of the browser tests, which nobody needs';

/** Each a running Callboard with a copy of the demo community and settings of its own. */
export const products: Product[] = process.env.E2E_PORTS.split(' ').map((port) => {
  const dataDir = path.join(dataRoot, port);
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    environment: {
      ...settings,
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SECRET_KEY: secretKey,
      DEMO: '1',
      RATE_LIMIT: 'off',
      NODE_ENV: 'test',
    },
  };
});

/** The one that this worker's journeys visit. */
export const product = products[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] as Product;

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await findFreePort());
  return [...ports];
}
