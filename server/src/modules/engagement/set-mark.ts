import { lockShownDesign, setDesignCount } from '#server/modules/designs/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { designLiked, designUnliked } from './engagement.events.ts';
import { deleteMark, hasMark, insertMark, type Mark } from './engagement.queries.ts';

interface MarkChange {
  mark: Mark;
  userId: number;
  designId: number;
  /** The desired state; undefined toggles. */
  wanted: boolean | undefined;
}

/** Likes or saves a published design, or undoes it. Throws NOT_FOUND for any other design. */
export function setMark(
  { db, events }: Pick<Services, 'db' | 'events'>,
  { mark, userId, designId, wanted }: MarkChange,
): Promise<{ isSet: boolean; count: number }> {
  return inTransaction(db, async (tx) => {
    // Lock before reading, so that two taps of one person see each other and the count always matches the rows.
    const counts = await lockShownDesign(tx, designId, userId);
    if (!counts) throw notFound('designs.designMissing');
    const was = await hasMark(tx, mark, { userId, designId });
    const isSet = wanted ?? !was;
    if (isSet === was) return { isSet, count: counts[mark] };
    const count = counts[mark] + (isSet ? 1 : -1);
    if (isSet) await insertMark(tx, mark, { userId, designId });
    else await deleteMark(tx, mark, { userId, designId });
    await setDesignCount(tx, designId, mark, count);
    if (mark === 'likes') await events.publish(tx, isSet ? designLiked : designUnliked, { designId, userId });
    return { isSet, count };
  });
}
