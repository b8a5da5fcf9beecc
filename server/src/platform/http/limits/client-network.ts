import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { all as addressesOf, compile } from '@fastify/proxy-addr';

/**
 * The unit that a limit counts: an IPv4 address, or the /64 of an IPv6 address, because one subscriber has billions
 * of IPv6 addresses.
 */
export function clientNetwork(ip: string): string {
  return networkOf(ip, 4);
}

/**
 * The /48 of an IPv6 address; null for IPv4. One subscriber may have 65,536 networks in it, but so may a mobile
 * carrier's thousands of phones. So its limit is several times that of a network.
 */
export function wideNetwork(ip: string): string | null {
  const wide = networkOf(ip, 3);
  return wide.includes('/') ? wide : null;
}

function networkOf(ip: string, kept: 3 | 4): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, kept)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/${kept * 16}`;
}

/** The client network of a raw Node request, computed like Fastify's `request.ip`: behind the trusted proxies. */
export function makeNetworkOf(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = compile([...trustedProxies]);
  return (request) => clientNetwork(addressesOf(request, isTrusted).at(-1) ?? '');
}
