import type { ExpectedDelivery } from '#contracts/designs/designs.contract.ts';
import { estimateDelivery } from '#contracts/orders/core/delivery-promise.ts';

/** The expected delivery of a design whose chosen options add working days. */
export function deliveryOfChoices(delivery: ExpectedDelivery, days: number): ExpectedDelivery {
  if (days === 0) return delivery;
  const { begins, daysOff, transit } = delivery;
  const makingDays = delivery.makingDays + days;
  return {
    ...delivery,
    makingDays,
    ...estimateDelivery(begins, { makingDays, transitDays: transit.most, daysOff }),
  };
}
