import type { Services } from '../../platform/services.ts';
import { instalmentPaid } from '../orders/public.ts';
import { refundMoved, refundWithOrder } from '../payments/public.ts';
import { backlog, leaveBacklog } from './documents.queries.ts';
import { issueDocuments } from './issue-documents.ts';

/** Documents follow the money: with every booked instalment and every refund that has arrived. */
export function followMoney(services: Services): void {
  const { db, events, jobs } = services;
  events.on(instalmentPaid, 'documents', ({ orderId }) => issueDocuments(services, orderId));
  events.on(refundMoved, 'documents', async ({ refundId, status }) => {
    if (status !== 'PROCESSED') return;
    const [refund] = await refundWithOrder(db, [refundId]);
    if (!refund) throw new Error(`refund ${refundId} is not there`);
    await issueDocuments(services, refund.orderId);
  });
  jobs.every('documents.backlog', 60, () => workOffBacklog(services));
}

/** What was paid before there were documents gets its own, so that the numbers follow the payments. */
export async function workOffBacklog(services: Services): Promise<void> {
  const { db } = services;
  for (const { id, orderId, at } of await backlog(db, [])) {
    await issueDocuments(services, orderId, at);
    await leaveBacklog(db, [id]);
  }
}
