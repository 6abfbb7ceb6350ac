import { existsSync } from 'node:fs';

export const postgresBinaries = '/usr/lib/postgresql/15/bin';

/** A file of each Debian package that a cluster is made of. */
const packages: Record<string, string> = {
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  patroni: '/usr/bin/patroni',
  'postgresql-15': `${postgresBinaries}/postgres`,
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'python3-swift': '/usr/lib/python3/dist-packages/swift',
};

/** The packages that are not installed, by their names in Debian 12. */
export function listMissingPackages(exists: (file: string) => boolean = existsSync): string[] {
  return Object.keys(packages).filter((name) => !exists(packages[name] ?? ''));
}
