import { readFileSync } from 'node:fs';

const { version: found } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** The release that runs. */
export const version = found;
