import type { OrderDocument, orderDocuments } from '#contracts/documents/documents.contract.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** Receipts, invoice and credit notes of an order. Asked again with whatever else shows the order. */
export function documentsQuery(orderId: number): ApiQuery<OrderDocument[]> {
  return {
    key: ['order', String(orderId), 'documents'],
    // Those that the page came with are shown and fetched again: one may have been issued meanwhile.
    staleTime: 0,
    fetch: async (from) =>
      (
        await from.call<typeof orderDocuments>('GET /api/order/:id/documents', {
          params: { id: orderId },
        })
      ).data,
  };
}
