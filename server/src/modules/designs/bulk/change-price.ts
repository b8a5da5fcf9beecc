import {
  bulkSentences,
  faultOfPrice,
  changePrice as newPriceOf,
  type PriceChange,
} from '#contracts/designs/bulk/bulk.rules.ts';
import { refusalOfLeastPrice } from '#contracts/designs/options/faults-of-options.ts';
import { toPaise } from '#contracts/money/money.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { lockOwnDesign, setDesignPrice } from '../editing/edit-design.queries.ts';
import { readOptions } from '../options/stored-options.ts';

interface PriceRequest {
  makerId: number;
  designId: number;
  /** The price in rupees from which the change was computed. */
  price: number;
  change: PriceChange;
}

/**
 * Raises or lowers the price of the maker's own design. Idempotent, because the request names the old price. Throws
 * NOT_FOUND for another's, CONFLICT if the price has changed or the new one would be out of bounds.
 */
export function changePrice(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { makerId, designId, price, change }: PriceRequest,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const design = await lockOwnDesign(tx, makerId, designId);
    if (!design || design.status === 'DELETED') throw notFound('designs.designMissing');
    const seenPaise = toPaise(price);
    const requestedPaise = newPriceOf(seenPaise, change);
    if (design.pricePaise === requestedPaise) return;
    const fault =
      design.pricePaise === seenPaise
        ? (faultOfPrice(requestedPaise) ?? refusalOfLeastPrice(readOptions(design.options), requestedPaise))
        : bulkSentences.meanwhile;
    if (fault) throw new AppError('CONFLICT', fault);
    await setDesignPrice(tx, designId, requestedPaise, clock.now());
  });
}
