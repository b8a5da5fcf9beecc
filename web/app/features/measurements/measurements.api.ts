import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  MeasurementBook,
  orderMeasurements,
  recordMeasurements,
} from '#contracts/measurements/measurements.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** The measurements of an order. Asked again with whatever else shows the order. */
export function measurementsQuery(orderId: number): ApiQuery<MeasurementBook> {
  return {
    key: ['order', String(orderId), 'measurements'],
    staleTime: 5000,
    fetch: async (from, signal) =>
      (
        await from.call<typeof orderMeasurements>('GET /api/order/:id/measurements', {
          params: { id: orderId },
          ...(signal && { signal }),
        })
      ).data,
  };
}

/** A refusal means that the screen was out of date, so it is asked again as well. */
export function useRecordMeasurements(orderId: number) {
  const client = useQueryClient();
  const { key } = measurementsQuery(orderId);
  return useMutation({
    mutationFn: async (body: RequestOf<typeof recordMeasurements>['body']) =>
      (
        await api.call<typeof recordMeasurements>('POST /api/order/:id/measurements', {
          params: { id: orderId },
          body,
        })
      ).data,
    onSuccess: (book) => client.setQueryData(key, book),
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}
