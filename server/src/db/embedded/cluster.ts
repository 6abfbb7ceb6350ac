import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chooseAccount } from './choose-account.ts';
import { rotateLog } from './limit-log.ts';
import { linkNativeLibraries } from './link-native-libraries.ts';
import { getPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import type { Account } from './run-as.ts';

/** Paths, programs and account of one embedded database; they do not change while we run. */
export type Cluster = {
  dataDir: string;
  folder: string;
  passwordFile: string;
  logFile: string;
  binaries: PostgresBinaries;
  account: Account;
  durable: boolean;
  notice: (line: string) => void;
};

export async function openCluster(
  dataDir: string,
  durable: boolean,
  notice: (line: string) => void,
): Promise<Cluster> {
  const root = path.resolve(dataDir);
  const folder = path.join(root, 'postgres');
  const logFile = path.join(root, 'postgres.log');
  await prepareDataDir(root, logFile);
  const binaries = await getPostgresBinaries();
  await linkNativeLibraries(binaries.packageFolder);
  const account = await chooseAccount(root, folder, binaries.postgres);
  const passwordFile = path.join(folder, 'callboard.password');
  return { dataDir: root, folder, passwordFile, logFile, binaries, account, durable, notice };
}

async function prepareDataDir(dataDir: string, logFile: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    await rotateLog(logFile);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Error(
      `Callboard cannot write to its data folder ${dataDir} (${code}): correct its permissions, or choose another DATA_DIR.`,
      { cause },
    );
  }
}
