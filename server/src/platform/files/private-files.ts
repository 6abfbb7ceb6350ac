import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, parse, resolve } from 'node:path';

const shared = 0o077;
const sticky = 0o1000;
/** What we keep below DATA_DIR; the rest of that folder may be somebody else's. */
const ours = [
  'uploads',
  'drafts',
  'incoming',
  'mail',
  'backups',
  'secret-key',
  'postgres.log',
  'postgres.log.1',
  'postgres/callboard.password',
];

/** From here on only our own account reads what this process writes, whatever the shell that started it says. */
export function writePrivateFiles(): void {
  process.umask(shared);
}

/** Makes the data folder and takes from other accounts what an earlier start let them read in it. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const root = resolve(dataDir);
  const created = await mkdir(root, { recursive: true });
  for (let folder = root; created?.length && folder.length >= created.length; ) {
    await chmod(folder, 0o777 & ~sharedOfRoot());
    folder = dirname(folder);
  }
  if (!created) await restrictRoot(root);
  for (const name of ours) await restrict(join(root, name)).catch(ignoreOthers);
}

/** What belongs to another account is not ours to change. */
function ignoreOthers(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPERM' && error.code !== 'EACCES') throw error;
}

/** PostgreSQL does not run as root, and its account must get through to its own folder. */
function sharedOfRoot(): number {
  return process.getuid?.() === 0 ? 0o066 : shared;
}

/** Left alone where it is a folder of the whole machine, such as /tmp. */
async function restrictRoot(root: string): Promise<void> {
  const { mode, uid } = await lstat(root);
  const isOurs = uid === process.getuid?.() && !(mode & sticky) && root !== parse(root).root;
  if (isOurs && mode & sharedOfRoot()) await chmod(root, mode & 0o777 & ~sharedOfRoot());
}

/** A folder last: where its own mode is right, an earlier start has been through it. */
async function restrict(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (!found || found.isSymbolicLink() || !(found.mode & shared)) return;
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await restrictAll(join(path, name));
  }
  await chmod(path, found.mode & 0o700);
}

async function restrictAll(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (!found || found.isSymbolicLink()) return;
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await restrictAll(join(path, name));
  }
  if (found.mode & shared) await chmod(path, found.mode & 0o700);
}
