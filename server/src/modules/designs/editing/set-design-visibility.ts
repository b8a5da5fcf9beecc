import type { ShownStatus } from '#contracts/designs/designs.contract.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { moveDesignTotal } from '../designs.queries.ts';
import { lockOwnDesign, setDesignStatus } from './edit-design.queries.ts';

/**
 * Hides the maker's own design from everyone else, or shows it again in its old place. Idempotent. Throws NOT_FOUND
 * for another's, CONFLICT while its pictures are being prepared or if an admin hid it.
 */
export async function setDesignVisibility(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { makerId, designId, visible }: { makerId: number; designId: number; visible: boolean },
): Promise<ShownStatus> {
  return inTransaction(db, async (tx) => {
    const design = await lockOwnDesign(tx, makerId, designId);
    if (!design || design.status === 'DELETED') throw notFound('designs.designMissing');
    const { status } = design;
    if (status === 'PROCESSING') {
      throw new AppError('CONFLICT', sentence('designs.picturesPreparing'));
    }
    if (status === 'HIDDEN' && visible) {
      throw new AppError('CONFLICT', sentence('designs.hiddenByTeam'));
    }
    const moves = visible ? status === 'WITHDRAWN' : status === 'PUBLISHED';
    if (!moves) return status;
    const next = visible ? 'PUBLISHED' : 'WITHDRAWN';
    await setDesignStatus(tx, designId, next, clock.now());
    await moveDesignTotal(tx, designId, visible ? 1 : -1);
    return next;
  });
}
