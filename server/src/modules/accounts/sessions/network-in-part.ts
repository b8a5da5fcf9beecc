import { clientNetwork } from '#server/platform/http/limits/client-network.ts';

/** Enough to recognise one's own network, but not to identify a household: 203.0.113.*, 2001:db8:1:*. */
export function networkInPart(ip: string): string {
  // This machine in IPv6: "localhost" may resolve to either address.
  if (ip === '::1') return '127.0.0.*';
  const network = clientNetwork(ip);
  if (network.endsWith('::/64')) return `${network.split(':').slice(0, 3).join(':')}:*`;
  return network.replace(/\.\d+$/, '.*');
}
