import { clientNetwork } from '#server/platform/http/limits/client-network.ts';

/** Enough to know one's own network again, too little to find a household by: 203.0.113.*, 2001:db8:1:*. */
export function networkInPart(ip: string): string {
  // The machine itself in IPv6: browsers on it reach "localhost" by either address.
  if (ip === '::1') return '127.0.0.*';
  const network = clientNetwork(ip);
  if (network.endsWith('::/64')) return `${network.split(':').slice(0, 3).join(':')}:*`;
  return network.replace(/\.\d+$/, '.*');
}
