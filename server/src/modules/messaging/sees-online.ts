import type { Services } from '../../platform/services.ts';
import { arePartners } from './chats.queries.ts';

/**
 * Whether the viewer, null for a visitor, may see that a person is there, and the person is: presence is told to
 * those who share a chat, never across a block, and to nobody else (threat 29).
 */
export async function seesOnline(
  { db, realtime }: Pick<Services, 'db' | 'realtime'>,
  viewerId: number | null,
  personId: number,
): Promise<boolean> {
  if (viewerId === null || viewerId === personId) return false;
  const [mayKnow, online] = await Promise.all([
    arePartners(db, viewerId, personId),
    realtime.whoIsOnline([personId]),
  ]);
  return mayKnow && online.has(personId);
}
