import type { Services } from '#server/platform/services.ts';
import { maySeeEachOther } from '../chats.queries.ts';

/**
 * Whether a person is online and the viewer (null for a visitor) may see it. This requires that both have written to
 * each other, both show that they are online, and neither has blocked the other.
 */
export async function seesOnline(
  { db, realtime }: Pick<Services, 'db' | 'realtime'>,
  viewerId: number | null,
  personId: number,
): Promise<boolean> {
  if (viewerId === null || viewerId === personId) return false;
  const [mayKnow, online] = await Promise.all([
    maySeeEachOther(db, viewerId, personId),
    realtime.whoIsOnline([personId]),
  ]);
  return mayKnow && online.has(personId);
}
