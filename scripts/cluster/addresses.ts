import { findFreePort } from '../support/find-free-port.ts';

const host = '127.0.0.1';

const names = [
  'etcd',
  'etcdPeer',
  'postgresql1',
  'postgresql2',
  'rest1',
  'rest2',
  'instance1',
  'instance2',
  'instance3',
  'front',
  'database',
] as const;

export type Addresses = Record<(typeof names)[number], string>;

/** An address on loopback for each part, none of them twice. */
export async function pickAddresses(): Promise<Addresses> {
  const ports = new Set<number>();
  while (ports.size < names.length) ports.add(await findFreePort());
  const [...picked] = ports;
  return Object.fromEntries(
    names.map((name, index) => [name, `${host}:${picked[index]}`]),
  ) as Addresses;
}

export function portOf(address: string): string {
  return address.slice(address.lastIndexOf(':') + 1);
}
