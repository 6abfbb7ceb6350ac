import { chmod, lchown, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from './run-as.ts';

/** Gives a copied or moved cluster to the account that will run it, with the permissions that PostgreSQL demands. */
export async function chownCluster(account: Account, folder: string): Promise<void> {
  const { uid, mode } = await stat(folder);
  if (mode & 0o077) await chmod(folder, 0o700);
  if (account.kind !== 'user' || uid === account.uid) return;
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(path.join(folder, entry), account.uid, account.gid);
  }
  await lchown(folder, account.uid, account.gid);
}
