import { designLiked, designUnliked } from '#server/modules/engagement/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { type Announcement, type Announcer, announcementOfGrowth } from '../announce.ts';
import { type GrowingRow, holdGrowing, recountLikes } from '../growing-notifications.queries.ts';
import { keepForLetter } from '../letters/keep-for-letter.ts';
import { makerOfDesign, newestLiker } from './occasions.queries.ts';

/**
 * Likes of a design are one row while it is unread. It is counted anew from the likes themselves, so that it does
 * not matter in which order, how often or for how many likes at once this is called.
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

  /** For a letter, which names the last who liked the design. */
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

/** Taking a like back is no news, nor is giving back one that was told of. */
function announcementOf(row: GrowingRow, { hasNew }: { hasNew: boolean }): Announcement {
  if (!hasNew) return 'outdated';
  return announcementOfGrowth(row);
}
