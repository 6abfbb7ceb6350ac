import { execFileSync } from 'node:child_process';

/** The user of the services, or null for our own. */
export type Account = { uid: number; gid: number } | null;

/** PostgreSQL refuses root, so as root everything but Callboard runs as the user of Debian's package. */
export function chooseAccount(): Account {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
