import type { Services } from '#server/platform/services.ts';
import { commentDeleted, commentPosted } from '../engagement.events.ts';
import { isDesignVisible } from './comments.queries.ts';

const roomOf = (designId: number): string => `design_${designId}`;

/**
 * Notifies pages that show a design of changes to its comments; they refetch, because visibility is checked on
 * reading.
 */
export function serveLiveComments({
  db,
  events,
  realtime,
}: Pick<Services, 'db' | 'events' | 'realtime'>): void {
  realtime.guardRooms({
    kind: 'design',
    async admits(userId, designId) {
      const [design] = await isDesignVisible(db, [designId, userId]);
      return design !== undefined;
    },
  });
  const refresh = async ({ designId }: { designId: number }) =>
    realtime.toRoom(roomOf(designId), 'commentsChanged', designId);
  events.on(commentPosted, 'show-live', refresh);
  events.on(commentDeleted, 'show-live', refresh);
}
