import { randomBytes } from 'node:crypto';
import { appendFile, chown, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cluster } from './cluster.ts';
import { describeFailure } from './describe-failure.ts';
import { runAs } from './run-as.ts';

const UNFINISHED_PREFIX = 'postgres.new-';

// pg_trgm sees only ASCII letters unless the operating system's character type is UTF-8.
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** Creates the cluster in a folder beside its place and renames it, so that a crash leaves no incomplete cluster there. */
export async function createClusterIfMissing(cluster: Cluster): Promise<void> {
  if (await exists(cluster.passwordFile)) return;
  await moveIncompleteClusterAside(cluster);
  let unfinishedFolder = '';
  try {
    unfinishedFolder = await mkdtemp(path.join(cluster.dataDir, UNFINISHED_PREFIX));
    await initialize(cluster, unfinishedFolder);
    await rename(path.join(unfinishedFolder, 'cluster'), cluster.folder);
  } catch (error) {
    if (await exists(cluster.passwordFile)) return;
    throw await describeFailure(cluster, 'create its database', error);
  } finally {
    if (unfinishedFolder) await rm(unfinishedFolder, { recursive: true, force: true });
  }
}

/** Only for the instance that holds the lock: no other one is creating a cluster then. */
export async function removeUnfinishedClusters({ dataDir }: Cluster): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(UNFINISHED_PREFIX)) continue;
    await rm(path.join(dataDir, name), { recursive: true, force: true }).catch(() => {});
  }
}

async function initialize(cluster: Cluster, unfinishedFolder: string): Promise<void> {
  const password = path.join(unfinishedFolder, 'password');
  const folder = path.join(unfinishedFolder, 'cluster');
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (cluster.account.kind === 'user') {
    const { uid, gid } = cluster.account;
    await chown(unfinishedFolder, uid, gid);
    await chown(password, uid, gid);
  }
  let output = '';
  for (const characterType of CHARACTER_TYPES) {
    const args = initdbArguments(folder, password, characterType, cluster.durable);
    const result = await runAs(cluster.account, cluster.binaries.initdb, args, unfinishedFolder);
    if (result.ok) {
      await rename(password, path.join(folder, path.basename(cluster.passwordFile)));
      return;
    }
    output = result.output;
    if (!/invalid locale name/.test(output)) break;
  }
  await appendFile(cluster.logFile, output, { mode: 0o600 }).catch(() => {});
  throw new Error(output);
}

function initdbArguments(
  folder: string,
  password: string,
  characterType: string,
  durable: boolean,
): string[] {
  return [
    '-D',
    folder,
    '--username=callboard',
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${characterType}`,
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
}

async function moveIncompleteClusterAside({
  folder,
  passwordFile,
  notice,
}: Cluster): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return;
  if (await exists(path.join(folder, 'global', 'pg_control'))) {
    throw new Error(
      `${folder} holds a database without its password file ${path.basename(passwordFile)}: put the file back, or move the folder away.`,
    );
  }
  const aside = `${folder}.unfinished-${Date.now()}`;
  await rename(folder, aside);
  notice(`${folder} was not a complete database and is now ${aside}.`);
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
