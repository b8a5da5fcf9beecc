import type { Session } from '#contracts/accounts/sessions.contract.ts';
import { deviceOf } from './device-of.ts';
import { networkInPart } from './network-in-part.ts';
import type { OwnSession } from './sessions.queries.ts';

export function presentSession(row: OwnSession, thisSessionId: number): Session {
  return {
    id: row.id,
    ...deviceOf(row.userAgent),
    network: networkInPart(row.ip),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isThis: row.id === thisSessionId,
  };
}
