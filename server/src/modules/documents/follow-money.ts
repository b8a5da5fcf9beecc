import { instalmentPaid, orderMoved } from '#server/modules/orders/public.ts';
import { refundMoved, refundWithOrder } from '#server/modules/payments/public.ts';
import type { Services } from '#server/platform/services.ts';
import { issueDocuments } from './issue-documents.ts';

/**
 * Issues documents after every booked instalment, every refund that has arrived, and every cancellation in which the
 * maker keeps something.
 */
export function followMoney(services: Services): void {
  const { db, events } = services;
  events.on(instalmentPaid, 'documents', ({ orderId }) => issueDocuments(services, orderId));
  events.on(orderMoved, 'documents', async ({ orderId, to }) => {
    if (to === 'CANCELLED') await issueDocuments(services, orderId);
  });
  events.on(refundMoved, 'documents', async ({ refundId, status }) => {
    if (status !== 'PROCESSED') return;
    const [refund] = await refundWithOrder(db, [refundId]);
    if (!refund) throw new Error(`refund ${refundId} is not there`);
    await issueDocuments(services, refund.orderId);
  });
}
