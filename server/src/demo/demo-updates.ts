import type { OrderStatus } from '#contracts/orders/orders.states.ts';

/** What a maker of the demo tells while an order stands at a step, and which views of the design they photograph. */
export interface DemoUpdate {
  note: string;
  views: readonly string[];
}

/** Told in turn, so that orders at one step do not all read alike. */
export const demoUpdates: Partial<Record<OrderStatus, readonly DemoUpdate[]>> = {
  DESIGN_IN_PROGRESS: [
    {
      note: 'The first hand-width is done. The colour is truer in daylight than it looks here.',
      views: ['detail', 'fold'],
    },
    { note: 'Cut and laid out; we begin at the border tomorrow.', views: ['detail', 'half'] },
  ],
  DESIGN_COMPLETED: [
    { note: 'This is how the border falls. I am happy with it.', views: ['fold', 'detail', 'full'] },
    { note: 'Finished and pressed once. The rest waits for your measurements.', views: ['full', 'half'] },
  ],
  MEASUREMENT_COMPLETED: [
    { note: 'Your measurements are chalked on; the first fitting seam is in.', views: ['half', 'fold'] },
  ],
  FINAL_PAYMENT_PENDING: [
    {
      note: 'Hanging in the workshop, pressed and ready to be looked at.',
      views: ['full', 'hang', 'detail'],
    },
  ],
};
