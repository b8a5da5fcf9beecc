import type { payShare, readShare, SharedBill, verifyShare } from '#contracts/occasions/shares.contract.ts';
import type { PaymentProof, PaymentRequest } from '#web/features/orders/paying/paying.api.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** `token` is the one in the link. */
export function billQuery(token: string): ApiQuery<SharedBill> {
  return {
    key: ['share-link', token],
    staleTime: 5000,
    fetch: async (from) =>
      (await from.call<typeof readShare>('GET /api/share-link', { query: { token } })).data,
  };
}

/** A payer does not learn which order it is; the payment window does not need it. */
const noOrder = 0;

export async function openBill(token: string, payerName: string): Promise<PaymentRequest> {
  const window = await api.call<typeof payShare>('POST /api/share-link/pay', { body: { token, payerName } });
  return { ...window, orderId: noOrder };
}

export function proveBill(token: string, payerName: string, { orderId: _, ...proof }: PaymentProof) {
  return api.call<typeof verifyShare>('POST /api/share-link/verify', {
    body: { token, payerName, ...proof },
  });
}
