import { readFile, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Account, runAs } from './run-as.ts';

type Identity = { uid: number; gid: number };

/** Picks an unprivileged account for PostgreSQL when we are root or our user id has no account. */
export async function chooseAccount(
  dataDir: string,
  clusterFolder: string,
  postgres: string,
): Promise<Account> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasAccount()) return { kind: 'self' };

  for (const account of await listCandidates(isRoot, dataDir, clusterFolder)) {
    const probe = ['-c', 'id -un && cd "$1" && exec "$2" --version', 'sh', dataDir, postgres];
    const { ok } = await runAs(account, 'sh', probe, '/');
    if (ok) return account;
  }
  throw new Error(
    isRoot
      ? `PostgreSQL must not run as root, and no other user can reach ${dataDir} and ${postgres}: start Callboard as another user, or set DATABASE_URL.`
      : `PostgreSQL needs an account, and user id ${process.getuid?.()} has none: start Callboard as a user with a name, or set DATABASE_URL.`,
  );
}

async function listCandidates(
  isRoot: boolean,
  dataDir: string,
  clusterFolder: string,
): Promise<Account[]> {
  const nobody = await findNobody();
  if (!isRoot) return [{ kind: 'namespace', ...nobody }];

  const clusterOwner = await findUnprivilegedOwner(clusterFolder);
  if (clusterOwner) return [{ kind: 'user', ...clusterOwner }];

  const folderOwner =
    (await findUnprivilegedOwner(dataDir)) ?? (await findUnprivilegedOwner(path.dirname(dataDir)));
  const candidates: Account[] = [{ kind: 'user', ...nobody }];
  if (folderOwner) candidates.push({ kind: 'user', ...folderOwner });
  // Last: to everybody outside of the namespace its processes and files are root's.
  candidates.push({ kind: 'namespace', ...nobody });
  return candidates;
}

async function findUnprivilegedOwner(folder: string): Promise<Identity | null> {
  const owner = await stat(folder).catch(() => null);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : null;
}

async function findNobody(): Promise<Identity> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const match = /^nobody:[^:]*:(\d+):(\d+):/m.exec(passwd);
  return match ? { uid: Number(match[1]), gid: Number(match[2]) } : { uid: 65534, gid: 65534 };
}

function hasAccount(): boolean {
  try {
    os.userInfo();
    return true;
  } catch {
    return false;
  }
}
