import type { Services } from '#server/platform/services.ts';
import { maySeeEachOther } from '../chats.queries.ts';

/**
 * Whether the viewer, null for a visitor, may see that a person is there, and the person is: only two who have both
 * written to each other and show that they are online, with no block between them, know it of one another.
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
