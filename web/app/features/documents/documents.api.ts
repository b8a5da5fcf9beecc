import type { OrderDocument, orderDocuments } from '#contracts/documents/documents.contract.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/**
 * The receipts, invoice and credit notes of an order. Its key is under the order's, so both are refetched together.
 */
export function documentsQuery(orderId: number): ApiQuery<OrderDocument[]> {
  return {
    key: ['order', String(orderId), 'documents'],
    // Preloaded documents are shown and refetched, because one may have been issued in the meantime.
    staleTime: 0,
    fetch: async (from) =>
      (
        await from.call<typeof orderDocuments>('GET /api/order/:id/documents', {
          params: { id: orderId },
        })
      ).data,
  };
}
