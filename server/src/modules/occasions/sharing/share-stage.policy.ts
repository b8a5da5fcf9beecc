import type { ShareStage } from '#contracts/occasions/occasions.rules.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { type OrderSummary, refuseInstalment } from '#server/modules/orders/public.ts';
import type { OpenedShare } from './shares.queries.ts';

interface Standing {
  stage: ShareStage;
  /** Null while it is payable. */
  refusal: Sentence | null;
}

type Share = Pick<OpenedShare, 'purpose' | 'expiresAt' | 'isOrganiserSuspended'>;
type Order = Pick<OrderSummary, 'status' | 'finalPaise' | 'hold' | 'instalments'>;

/**
 * Whether a share can be paid through its link now. What is paid stays said after the link expired. Reasons of the
 * order are not told: they would name the maker or the design.
 */
export function standingOf(share: Share, order: Order, now: Date): Standing {
  if (order.instalments.some(({ purpose, isPaid }) => purpose === share.purpose && isPaid))
    return { stage: 'PAID', refusal: sentence('occasions.sharePaid') };
  if (order.status === 'CANCELLED')
    return { stage: 'CANCELLED', refusal: sentence('occasions.shareCancelled') };
  if (now >= share.expiresAt) return { stage: 'EXPIRED', refusal: sentence('occasions.shareExpired') };
  const isHeld = share.isOrganiserSuspended && share.purpose === 'ADVANCE';
  if (isHeld || refuseInstalment(order, order.instalments, share.purpose) !== null)
    return { stage: 'ON_HOLD', refusal: sentence('occasions.shareOnHold') };
  return { stage: 'OPEN', refusal: null };
}
