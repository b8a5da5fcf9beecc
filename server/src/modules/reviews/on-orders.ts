import { orderConfirmed, orderMoved } from '#server/modules/orders/public.ts';
import { refundMoved, refundWithOrder } from '#server/modules/payments/public.ts';
import type { Services } from '#server/platform/services.ts';
import { verifyReviewsOfOrder } from './verify-reviews.ts';

/**
 * Updates the "Verified purchase" mark of reviews: set once the advance is paid, removed once the order is cancelled
 * or everything paid is refunded or promised back.
 */
export function verifyReviewsByOrders({ db, events }: Services): void {
  events.on(orderConfirmed, 'verify-reviews', async ({ orderId }) => {
    await verifyReviewsOfOrder(db, orderId);
  });
  events.on(orderMoved, 'verify-reviews', async ({ orderId, to }) => {
    if (to === 'CANCELLED') await verifyReviewsOfOrder(db, orderId);
  });
  events.on(refundMoved, 'verify-reviews', async ({ refundId }) => {
    const [refund] = await refundWithOrder(db, [refundId]);
    if (refund) await verifyReviewsOfOrder(db, refund.orderId);
  });
}
