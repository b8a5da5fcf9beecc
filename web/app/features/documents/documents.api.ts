import type { OrderDocument, orderDocuments } from '#contracts/documents/documents.contract.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** Receipts, invoice and credit notes of an order. Asked again with whatever else shows the order. */
export function documentsQuery(orderId: number): ApiQuery<OrderDocument[]> {
  return {
    key: ['order', String(orderId), 'documents'],
    staleTime: 5000,
    fetch: async (from) =>
      (
        await from.call<typeof orderDocuments>('GET /api/order/:id/documents', {
          params: { id: orderId },
        })
      ).data,
  };
}
