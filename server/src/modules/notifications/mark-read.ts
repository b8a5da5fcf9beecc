import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { countUnread } from './list-notifications.ts';
import { isOwn, markAll, markByDesign, markOne, markWithoutDesign } from './mark-notifications.queries.ts';

/** Which of the viewer's own: one, those about one design, or about none for 0, or all of them. */
export type Which = { id: number } | { designId: number } | 'all';

/**
 * Marks as read and tells the viewer's other tabs. Answers with how many are left. One that was read before is
 * no mistake; one of another person looks like one that is not there.
 */
export async function markRead(
  { db, realtime }: Pick<Services, 'db' | 'realtime'>,
  viewerId: number,
  which: Which,
): Promise<number> {
  const marked = await mark();
  if (marked.length > 0) realtime.toPerson(viewerId, 'notificationsRead');
  else if (which !== 'all' && 'id' in which && (await isOwn(db, [viewerId, which.id])).length === 0) {
    throw notFound('notifications.notificationMissing');
  }
  return countUnread(db, viewerId);

  function mark() {
    if (which === 'all') return markAll(db, [viewerId]);
    if ('id' in which) return markOne(db, [viewerId, which.id]);
    if (which.designId === 0) return markWithoutDesign(db, [viewerId]);
    return markByDesign(db, [viewerId, which.designId]);
  }
}
