import type { Session } from '#contracts/accounts/sessions.contract.ts';
import { clientNetwork } from '#server/platform/http/limits/client-network.ts';
import { deviceOf } from './device-of.ts';
import type { OwnSession } from './sessions.queries.ts';

export function presentSession(row: OwnSession, thisSessionId: number): Session {
  return {
    id: row.id,
    ...deviceOf(row.userAgent),
    network: hideLastPart(row.ip),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isThis: row.id === thisSessionId,
  };
}

/** Enough to know one's own network again, too little to find a household by: 203.0.113.*, 2001:db8:1:*. */
function hideLastPart(ip: string): string {
  const network = clientNetwork(ip);
  if (network.endsWith('::/64')) return `${network.split(':').slice(0, 3).join(':')}:*`;
  return network.replace(/\.\d+$/, '.*');
}
