import { BlockList, isIP } from 'node:net';

const blockedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Within 2000::/3: special purposes and documentation, Teredo, 6to4. */
const blockedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const v4 = blockList(blockedV4, 'ipv4');
const v6 = blockList(blockedV6, 'ipv6');
const globalUnicast = blockList(['2000::/3'], 'ipv6');

/**
 * Whether the address is public: not private, local, reserved or multicast. IPv4 that is mapped or translated to IPv6 lies
 * outside 2000::/3.
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !v4.check(address, 'ipv4');
    case 6:
      return globalUnicast.check(address, 'ipv6') && !v6.check(address, 'ipv6');
    default:
      return false;
  }
}

function blockList(subnets: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', prefix] = subnet.split('/');
    list.addSubnet(net, Number(prefix), family);
  }
  return list;
}
