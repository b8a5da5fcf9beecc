import type { Services } from '#server/platform/services.ts';
import { commentDeleted, commentPosted } from '../engagement.events.ts';
import { isDesignVisible } from './comments.queries.ts';

const roomOf = (designId: number): string => `design_${designId}`;

/** Pages that show a design hear that its comments have changed, and read them anew: who may see what is decided there. */
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
