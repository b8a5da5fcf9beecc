import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { sendBy } from '#contracts/orders/swatches/swatch.rules.ts';
import type { OrderRow } from '../core/orders.queries.ts';

export function presentSwatch({
  isSwatch,
  isCredited,
  confirmedAt,
  daysOff,
}: Pick<OrderRow, 'isSwatch' | 'isCredited' | 'confirmedAt' | 'daysOff'>): OrderData['swatch'] {
  if (!isSwatch) return null;
  return { sendBy: confirmedAt && sendBy(confirmedAt, daysOff), isCredited };
}
