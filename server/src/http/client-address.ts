import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Whom a limit counts: an IPv4 address, or the /64 of an IPv6 one, of which every customer has 2^64. */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  return isIPv6(ip) ? `${networkOf(ip)}::/64` : ip;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [
    ...groups,
    ...Array.from({ length: missing }, () => '0'),
    ...(tail?.split(':') ?? []),
  ];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
