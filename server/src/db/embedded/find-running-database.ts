import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applicationPassword, applicationUrl, superuserUrl } from './application-role.ts';
import { findPostmaster } from './find-postmaster.ts';

/** Where the embedded PostgreSQL of `dataDir` answers right now; null where it does not run. */
export async function findRunningDatabase(
  dataDir: string,
): Promise<{ url: string; superuserUrl: string } | null> {
  const folder = path.join(path.resolve(dataDir), 'postgres');
  const postmaster = await findPostmaster(folder);
  if (postmaster?.status !== 'ready') return null;
  const secret = (await readFile(path.join(folder, 'callboard.password'), 'utf8')).trim();
  return {
    url: applicationUrl(postmaster.port, applicationPassword(secret)),
    superuserUrl: superuserUrl(postmaster.port, secret),
  };
}
