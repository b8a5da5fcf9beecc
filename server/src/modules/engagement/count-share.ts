import type { ShareChannel } from '#contracts/engagement/engagement.contract.ts';
import { lockShownDesign, setDesignCount } from '#server/modules/designs/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { insertShare } from './shares.queries.ts';

const hour = 3_600_000;

/**
 * Counts that a person shared a published design, once per way of sharing and hour; returns the number of shares.
 * Throws NOT_FOUND for any other design.
 */
export function countShare(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { designId, userId, channel }: { designId: number; userId: number; channel: ShareChannel },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const counts = await lockShownDesign(tx, designId, userId);
    if (!counts) throw notFound('designs.designMissing');
    const createdAt = clock.now();
    const sharedHour = new Date(Math.floor(createdAt.getTime() / hour) * hour);
    const isNew = await insertShare(tx, { designId, userId, channel, sharedHour, createdAt });
    if (!isNew) return counts.shares;
    await setDesignCount(tx, designId, 'shares', counts.shares + 1);
    return counts.shares + 1;
  });
}
