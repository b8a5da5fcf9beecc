import { demoOrders } from './demo-orders.ts';

/** A cancellation request for an order of the demo. */
export interface DemoEnding {
  shopper: string;
  /** How many days ago the order was placed. */
  daysAgo: number;
  reason: string;
  askedHoursAgo: number;
  /** The maker's answer; null while the request is waiting. The oldest waiting request has gone to the desk. */
  answer: { agree: boolean; keepRupees: number; words: string; hoursLater: number } | null;
}

export const demoEndings: readonly DemoEnding[] = [
  {
    shopper: 'ananya-iyer',
    daysAgo: 9,
    reason: 'The function has moved to another town and another season. I am sorry for the work.',
    askedHoursAgo: 80,
    answer: null,
  },
  {
    shopper: 'nandini-bose',
    daysAgo: 3,
    reason: 'My father has bought one of his own, without telling anybody.',
    // By then the free cancelling of an order of three days ago has ended, even if the demo is filled just after
    // midnight.
    askedHoursAgo: 28,
    answer: {
      agree: true,
      keepRupees: 1200,
      words: 'I keep only what the cut cloth has cost. My regards to your father.',
      hoursLater: 6,
    },
  },
  {
    shopper: 'leela-krishnan',
    daysAgo: 13,
    reason: 'Could I still take the lighter one instead?',
    askedHoursAgo: 100,
    answer: {
      agree: false,
      keepRupees: 0,
      words: 'The brocade is woven to your measure. I would rather finish it and ask your aunt first.',
      hoursLater: 9,
    },
  },
  {
    shopper: 'harsh-vardhan-singh',
    daysAgo: 5,
    reason: 'He has grown two inches since the summer, and says that he will not wear a kurta.',
    askedHoursAgo: 20,
    answer: null,
  },
];

/** Finds the order that a person placed this many days ago. */
export function orderOf({ shopper, daysAgo }: Pick<DemoEnding, 'shopper' | 'daysAgo'>) {
  const order = demoOrders.find((one) => one.shopper === shopper && one.daysAgo === daysAgo);
  if (!order) throw new Error(`The demo has no order of ${shopper} ${daysAgo} days ago`);
  return order;
}
