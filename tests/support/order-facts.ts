import type { OrderFacts } from '#contracts/orders/core/orders.states.ts';

/** What is true of an order in which nothing is out of the ordinary: made to measure and paid in full. */
export const usualFacts: Omit<OrderFacts, 'status' | 'confirmedAt'> = {
  isFinalPaid: true,
  isFinalTakenBack: false,
  isDisputed: false,
  isPaidBack: false,
  isAskedToCancel: false,
  isLate: false,
  lacksFinished: false,
  isSwatch: false,
  isCredited: false,
  measuring: 'MADE_TO_MEASURE',
};
