import { BlockList, isIP } from 'node:net';

/** Private, local and reserved networks. A URL from a stranger must not resolve to them (SSRF). */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, bits, 'ipv4');
}
// IPv6: only the global unicast range is outside, without the ranges that embed an IPv4 address.
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
const embedding6 = new BlockList();
embedding6.addSubnet('2001::', 32, 'ipv6');
embedding6.addSubnet('2001:db8::', 32, 'ipv6');
embedding6.addSubnet('2002::', 16, 'ipv6');

/** Whether an IP address is not on the public internet. */
export function isInside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return inside.check(address, 'ipv4');
  if (family === 6) return !outside6.check(address, 'ipv6') || embedding6.check(address, 'ipv6');
  return true;
}
