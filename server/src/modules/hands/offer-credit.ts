import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { holdHandOver, type OwnHandOver } from './hold-order.ts';
import { canOfferCredit } from './present-pieces.ts';
import { tellHand } from './tell-hand.ts';
import { setCredit } from './write-hands.queries.ts';

/**
 * The maker offers a credit, or takes one back at any time; the same again changes nothing. Returns the order. Throws
 * NOT_FOUND for others, CONFLICT while the hand has not accepted the work or has no link to answer by.
 */
export function offerCredit(
  services: Pick<Services, 'db' | 'clock' | 'events'>,
  own: OwnHandOver,
  offer: boolean,
): Promise<number> {
  const { db, clock } = services;
  return inTransaction(db, async (tx) => {
    const { handOver } = await holdHandOver(tx, own);
    if (offer === (handOver.credit !== 'NONE')) return handOver.orderId;
    const now = clock.now();
    if (offer && !canOfferCredit(handOver, now))
      throw new AppError('CONFLICT', sentence('hands.noCreditNow'));
    await setCredit(tx, { handOverId: handOver.id, credit: offer ? 'OFFERED' : 'NONE', creditName: '', now });
    const changed = { ...handOver, version: handOver.version + 1 };
    if (offer) await tellHand(services, tx, changed, { makerId: own.makerId, news: 'CREDIT' });
    return handOver.orderId;
  });
}
