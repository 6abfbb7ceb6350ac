import { randomBytes } from 'node:crypto';
import { type Addresses, portOf } from './addresses.ts';
import { postgresBinaries } from './missing-packages.ts';

export type Settings = ReturnType<typeof commonSettings>;

/** What the templates of `deploy/cluster` ask for, but for the name and addresses of one member. */
export function commonSettings(addresses: Addresses, folder: string) {
  return {
    ...addresses,
    folder,
    rest1Port: portOf(addresses.rest1),
    rest2Port: portOf(addresses.rest2),
    network: '127.0.0.1/32',
    binaries: postgresBinaries,
    superuserPassword: newPassword(),
    replicationPassword: newPassword(),
    rewindPassword: newPassword(),
    callboardPassword: newPassword(),
  };
}

/** Those of the first or second PostgreSQL. */
export function memberSettings(common: Settings, number: 1 | 2) {
  return {
    ...common,
    name: `database-${number}`,
    rest: common[`rest${number}`],
    postgresql: common[`postgresql${number}`],
  };
}

function newPassword(): string {
  return randomBytes(24).toString('hex');
}
