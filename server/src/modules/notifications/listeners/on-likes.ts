import { designLiked, designUnliked } from '#server/modules/engagement/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { type Announcement, type Announcer, announcementOfGrowth } from '../announce.ts';
import { type GrowingRow, holdGrowing, recountLikes } from '../growing-notifications.queries.ts';
import { keepForLetter } from '../letters/keep-for-letter.ts';
import { makerOfDesign, newestLiker } from './occasions.queries.ts';

/**
 * Unread likes of a design share one row. It is recounted from the likes themselves, so the order, number and
 * batching of events do not matter.
 */
export function notifyOfLikes({ db, events }: Services, announcer: Announcer): void {
  const onceFor = ({ designId }: { designId: number }) => String(designId);
  const notifyAndRecord = async (event: { designId: number }) => {
    await recount(event);
    await keepNewest(event);
  };
  events.on(designLiked, 'notify', notifyAndRecord, { onceFor });
  events.on(designUnliked, 'notify', recount, { onceFor });

  async function recount({ designId }: { designId: number }): Promise<void> {
    const [design] = await makerOfDesign(db, [designId]);
    if (!design) return;
    const recipientId = design.makerId;
    const done = await inTransaction(db, async (tx) => {
      const row = await holdGrowing(tx, { recipientId, type: 'LIKE', subject: `like:${designId}`, designId });
      const [change] = await recountLikes(tx, [row.id, designId, recipientId]);
      if (!change) return null;
      const announcement = announcementOf(row, change);
      await announcer.plan(tx, recipientId, row.id, announcement);
      return { id: row.id, announcement };
    });
    if (done) await announcer.carryOut(recipientId, done.id, done.announcement);
  }

  /** Stores the latest liker for a letter, which names them. */
  async function keepNewest({ designId }: { designId: number }): Promise<void> {
    const [design] = await makerOfDesign(db, [designId]);
    if (!design) return;
    const recipientId = design.makerId;
    const [liker] = await newestLiker(db, [designId, recipientId]);
    if (!liker) return;
    const about = { subject: `like:${designId}`, senderId: liker.id, designId, path: `/product/${designId}` };
    await keepForLetter(db, { kind: 'LIKE', recipientId, ...about });
  }
}

/** Taking a like back is not announced, nor is repeating one that was announced before. */
function announcementOf(row: GrowingRow, { hasNew }: { hasNew: boolean }): Announcement {
  if (!hasNew) return 'outdated';
  return announcementOfGrowth(row);
}
