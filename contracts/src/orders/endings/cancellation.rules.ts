import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { hasEnded, type OrderFacts, type OrderStatus, refuseMove } from '../core/orders.states.ts';

export const cancellationLimits = {
  longestReason: 500,
  /** Days without an answer after which a request goes to the support desk. */
  answerDays: 3,
  /** Days after a refusal until the buyer may ask again. */
  againDays: 3,
} as const;

export const cancellationSentences = {
  reason: sentence('orders.whyMaker'),
  shown: sentence('orders.shownShare'),
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

export const makingStages = ['BEFORE', 'DESIGN', 'MAKING', 'MADE'] as const;
/** The progress of an order, as far as it matters for cancelling. */
export type MakingStage = (typeof makingStages)[number];

/** The most that a maker keeps when agreeing to cancel, in percent of the advance. */
export const keptPercents: Readonly<Record<MakingStage, number>> = {
  BEFORE: 0,
  DESIGN: 25,
  MAKING: 50,
  MADE: 100,
};

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

/** The smallest refund that the payment provider makes, in paise. */
const leastRefund = 100;

/**
 * The most that the maker keeps, in paise: the stage's share of the advance in whole rupees, never more than is still
 * held. What was paid of the final payment is always refunded.
 */
export function mostKept(stage: MakingStage, advancePaise: number, heldPaise: number): number {
  const share = Math.floor((advancePaise * keptPercents[stage]) / 10_000) * 100;
  const most = Math.max(0, Math.min(share, heldPaise));
  return leavesTooLittle(most, heldPaise) ? Math.max(0, heldPaise - leastRefund) : most;
}

/** Whether the refunded or the kept amount is below the provider's minimum. In paise. */
export function leavesTooLittle(keptPaise: number, heldPaise: number): boolean {
  const isTooSmall = (paise: number) => paise > 0 && paise < leastRefund;
  return isTooSmall(heldPaise - keptPaise) || isTooSmall(keptPaise);
}

/** The error that refuses the buyer's request to cancel, or null. `refusedAt` is the time of the last refusal. */
export function refuseAsking(facts: OrderFacts, refusedAt: Date | null, now: Date): Sentence | null {
  const refusal = refuseMove(facts, 'BUYER', 'CANCELLED', now);
  if (hasEnded(facts.status)) return refusal;
  if (facts.isAskedToCancel) return sentence('orders.askedAlready');
  if (refusal === null) return sentence('orders.cancelAtOnce');
  const again = refusedAt && new Date(refusedAt.getTime() + cancellationLimits.againDays * 86_400_000);
  if (again && now < again) return sentence('orders.askAgain', { days: cancellationLimits.againDays });
  return null;
}
