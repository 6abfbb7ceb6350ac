import { execFile } from 'node:child_process';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isProcessAlive } from './is-process-alive.ts';

export type Postmaster = { pid: number; port: number; status: string };

type PidFile = Postmaster & { folder: string };

/** The live server of this cluster, or null; `launchedPid` is our own child, which needs no check. */
export async function findPostmaster(
  clusterFolder: string,
  launchedPid?: number,
): Promise<Postmaster | null> {
  const file = await readPidFile(clusterFolder);
  if (!file) return null;
  if (file.pid === launchedPid) return file;
  return isProcessAlive(file.pid) && (await serves(file, clusterFolder)) ? file : null;
}

/** True when postmaster.pid names a live process that is not this server: PostgreSQL then refuses to start. */
export async function hasStalePidFile(clusterFolder: string): Promise<boolean> {
  const file = await readPidFile(clusterFolder);
  return file !== null && isProcessAlive(file.pid) && !(await serves(file, clusterFolder));
}

async function readPidFile(clusterFolder: string): Promise<PidFile | null> {
  const text = await readFile(path.join(clusterFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!(pid > 0 && port > 0)) return null;
  return { pid, port, folder: lines[1] ?? '', status: lines[7]?.trim() ?? '' };
}

async function serves(file: PidFile, clusterFolder: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') {
    try {
      const [workingFolder, cluster] = await Promise.all([
        stat(`/proc/${file.pid}/cwd`),
        stat(clusterFolder),
      ]);
      return workingFolder.ino === cluster.ino && workingFolder.dev === cluster.dev;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EACCES') return false;
    }
  }
  const [recorded, actual] = await Promise.all([
    realpath(file.folder).catch(() => ''),
    realpath(clusterFolder),
  ]);
  return recorded === actual && (await isPostgres(file.pid));
}

async function isPostgres(pid: number): Promise<boolean> {
  const name =
    process.platform === 'linux'
      ? await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
      : await promisify(execFile)('ps', ['-o', 'comm=', '-p', String(pid)]).then(
          ({ stdout }) => stdout,
          () => '',
        );
  return path.basename(name.trim()).startsWith('postgres');
}
