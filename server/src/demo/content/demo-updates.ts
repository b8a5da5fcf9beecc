import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';

/** What a maker of the demo tells while an order stands at a step, and how many photographs go with it. */
export interface DemoUpdate {
  note: string;
  photographs: number;
}

/** Told in turn, so that orders at one step do not all read alike. */
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

/** Whether the making of an order that stands there is told of with photographs of its own. */
export function isUpdatedLater(status: OrderStatus | undefined): boolean {
  return status !== undefined && demoUpdates[status] !== undefined;
}
