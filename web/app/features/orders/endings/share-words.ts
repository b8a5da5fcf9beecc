import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';

type Share = Pick<NonNullable<OrderData['cancelling']['offer']>, 'percent' | 'mostKept' | 'refund'>;

/** Which sentence describes a share, with its values. */
export function shareWords({ percent, mostKept, refund }: Share) {
  const variant = mostKept === 0 ? 'all' : refund === 0 ? 'none' : 'part';
  return { variant, percent, kept: formatRupees(mostKept), refund: formatRupees(refund) } as const;
}
