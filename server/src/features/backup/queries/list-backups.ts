import { readdir } from 'node:fs/promises';

const namePattern = /^callboard-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.tar$/;

/** Such as `callboard-20261118-083000.tar`: in the order of their names they are in the order of time. */
export function backupName(now: Date): string {
  const [day = '', time = ''] = now.toISOString().split('T');
  return `callboard-${day.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}.tar`;
}

export function timeOfBackup(name: string): number {
  return Date.parse(name.replace(namePattern, '$1-$2-$3T$4:$5:$6Z'));
}

/** The names in a folder, newest first; other files are not ours. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => namePattern.test(name))
    .toSorted()
    .toReversed();
}
