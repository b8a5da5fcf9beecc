import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { countUnread } from './list-notifications.ts';
import { isOwn, markAll, markByDesign, markOne, markWithoutDesign } from './mark-notifications.queries.ts';

/** Which of the viewer's notifications: one; those about one design, or about none for 0; or all. */
export type Which = { id: number } | { designId: number } | 'all';

/**
 * Marks notifications as read and updates the viewer's other tabs. Returns how many unread ones are left. One that is
 * already read is no error. Another person's gives the same error as a missing one.
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
