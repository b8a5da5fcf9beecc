import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';

/** An update that a demo maker posts while an order is in a given status, and its number of photographs. */
export interface DemoUpdate {
  note: string;
  photographs: number;
}

/** Used in turn, so that orders in the same status do not all have the same update. */
export const demoUpdates: Partial<Record<OrderStatus, readonly DemoUpdate[]>> = {
  DESIGN_IN_PROGRESS: [
    {
      note: 'The first hand-width is done. The colour is truer in daylight than it looks here.',
      photographs: 2,
    },
    { note: 'Cut and laid out; we begin at the border tomorrow.', photographs: 2 },
  ],
  DESIGN_COMPLETED: [
    { note: 'This is how the border falls. I am happy with it.', photographs: 3 },
    { note: 'Finished and pressed once. From here on it goes quickly.', photographs: 2 },
  ],
  MEASUREMENT_COMPLETED: [
    { note: 'Your measurements are chalked on; the first fitting seam is in.', photographs: 2 },
  ],
  READY_FOR_DELIVERY: [{ note: 'A last look before the paper is folded over it.', photographs: 2 }],
  FINAL_PAYMENT_PENDING: [
    {
      note: 'Hanging in the workshop, pressed and ready to be looked at.',
      photographs: 3,
    },
  ],
};

/** Whether an order that ends in this status gets updates of its own in `fillUpdates`. */
export function isUpdatedLater(status: OrderStatus | undefined): boolean {
  return status !== undefined && demoUpdates[status] !== undefined;
}
