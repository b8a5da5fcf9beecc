import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { hasEnded, type OrderFacts, type OrderStatus, refuseMove } from '../core/orders.states.ts';
import type { MakingStage } from './kept-shares.ts';

export const cancellationLimits = {
  longestReason: 500,
  /** Days without an answer after which a request goes to the support desk. */
  answerDays: 3,
  /** Days after a refusal until the buyer may ask again. */
  againDays: 3,
} as const;

export const cancellationSentences = {
  reason: sentence('orders.whyMaker'),
  shown: sentence('orders.shownRefund'),
  words: sentence('orders.whyBuyer'),
  deskWords: sentence('orders.whyBoth'),
  nobodyAsked: sentence('orders.requestOver'),
  notKept: sentence('orders.leavesTooLittle'),
  ownDesk: sentence('orders.ownSide'),
  deskOnly: sentence('orders.makerHasTime'),
} as const;

export const cancellationStatuses = [
  'ASKED',
  'OVERDUE',
  'AGREED',
  'REFUSED',
  'WITHDRAWN',
  'OVERTAKEN',
] as const;
/** OVERDUE waits for the desk. OVERTAKEN: the order ended before the request was answered. */
export type CancellationStatus = (typeof cancellationStatuses)[number];

export function isUnanswered(status: CancellationStatus): boolean {
  return status === 'ASKED' || status === 'OVERDUE';
}

/** `hasBegun`: the maker has begun to design. A booked meeting alone does not count as work. */
export function stageOfMaking(status: OrderStatus, hasBegun: boolean): MakingStage {
  switch (status) {
    case 'PENDING':
    case 'CONFIRMED':
      return 'BEFORE';
    case 'DESIGN_IN_PROGRESS':
    case 'DESIGN_COMPLETED':
      return 'DESIGN';
    case 'MEASUREMENT_SCHEDULED':
      return hasBegun ? 'DESIGN' : 'BEFORE';
    case 'MEASUREMENT_COMPLETED':
    case 'FINAL_PAYMENT_PENDING':
      return 'MAKING';
    default:
      return 'MADE';
  }
}

/** The error that refuses the buyer's request to cancel, or null. `refusedAt` is the time of the last refusal. */
export function refuseAsking(facts: OrderFacts, refusedAt: Date | null, now: Date): Sentence | null {
  const refusal = refuseMove(facts, 'BUYER', 'CANCELLED', now);
  if (hasEnded(facts.status)) return refusal;
  // A swatch is free to cancel, or sent.
  if (facts.isSwatch && refusal !== null) return refusal;
  if (facts.isAskedToCancel) return sentence('orders.askedAlready');
  if (refusal === null) return sentence('orders.cancelAtOnce');
  const again = refusedAt && new Date(refusedAt.getTime() + cancellationLimits.againDays * 86_400_000);
  if (again && now < again) return sentence('orders.askAgain', { days: cancellationLimits.againDays });
  return null;
}
