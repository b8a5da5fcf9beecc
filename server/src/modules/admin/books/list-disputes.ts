import type { Dispute, GivenUpWebhook } from '#contracts/admin/books/books.contract.ts';
import { toRupees } from '#contracts/money/money.ts';
import { instalmentOf } from '#contracts/orders/core/order-money.fields.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { type DisputeRow, newestDisputes, webhooksGivenUp } from '#server/modules/payments/public.ts';
import type { Services } from '#server/platform/services.ts';
import { whenOrdered } from './books.queries.ts';

const most = 100;

/** `orderedAt`: when the order was placed. */
export function presentDeskDispute(
  { purpose, amountPaise, respondBy, createdAt, endedAt, ...row }: DisputeRow,
  orderedAt: Date,
): Dispute {
  return {
    ...row,
    instalment: instalmentOf(purpose),
    orderNumber: orderNumber(row.orderId, orderedAt),
    amount: toRupees(amountPaise),
    respondBy: respondBy?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

export async function listDisputes({ db }: Pick<Services, 'db'>): Promise<Dispute[]> {
  const disputes = await newestDisputes(db, [most]);
  const orders = await whenOrdered(db, [disputes.map(({ orderId }) => orderId)]);
  const orderedAt = new Map(orders.map(({ id, at }) => [id, at]));
  return disputes.map((dispute) => {
    const at = orderedAt.get(dispute.orderId);
    if (!at) throw new Error(`order ${dispute.orderId} is not there`);
    return presentDeskDispute(dispute, at);
  });
}

/** Webhooks of the provider that could not be applied. */
export async function listGivenUpWebhooks({ db }: Pick<Services, 'db'>): Promise<GivenUpWebhook[]> {
  return (await webhooksGivenUp(db, [most])).map(({ receivedAt, givenUpAt, ...webhook }) => ({
    ...webhook,
    receivedAt: receivedAt.toISOString(),
    givenUpAt: givenUpAt.toISOString(),
  }));
}
