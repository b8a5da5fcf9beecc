import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  MeasurementBook,
  MeasurementWords,
  orderMeasurements,
  recordMeasurements,
} from '#contracts/measurements/measurements.contract.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { type Draft, keptCall } from '#web/platform/outbox/waiting.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';

/** The measurements of an order. Its key is under the order's, so both are refetched together. */
export function measurementsQuery(orderId: number): ApiQuery<MeasurementBook> {
  return {
    key: ['order', String(orderId), 'measurements'],
    staleTime: 5000,
    fetch: async (from) =>
      (
        await from.call<typeof orderMeasurements>('GET /api/order/:id/measurements', {
          params: { id: orderId },
        })
      ).data,
  };
}

interface Recording {
  words: MeasurementWords;
  idempotencyKey: string;
}

/** The data of measurements that wait in the outbox. */
export interface AboutMeasurements {
  orderId: number;
  words: MeasurementWords;
}

/** The same call, for the outbox. */
export function keptMeasurements(
  { id: orderId, role }: Pick<OrderData, 'id' | 'role'>,
  { words, idempotencyKey }: Recording,
): Draft<AboutMeasurements> {
  const { key } = measurementsQuery(orderId);
  return {
    kind: 'measurements',
    about: { orderId, words },
    shown: {
      label: 'measurements',
      words: wordsOf(measurementsWords)(`garments.${words.garment}`),
      path: `/order-details/${role === 'buyer' ? 'purchase' : 'sale'}/${orderId}`,
    },
    call: keptCall<typeof recordMeasurements>('POST /api/order/:id/measurements', {
      params: { id: orderId },
      body: words,
      takesKey: true,
    }),
    // New measurements of a garment replace those that still wait.
    subject: `measurements:${orderId}:${words.garment}`,
    touches: [key],
    nonce: idempotencyKey,
  };
}

/** A refusal means that the screen was out of date, so it is refetched after an error too. */
export function useRecordMeasurements(orderId: number) {
  const client = useQueryClient();
  const { key } = measurementsQuery(orderId);
  return useMutation({
    mutationFn: async ({ words: body, idempotencyKey }: Recording) =>
      (
        await api.call<typeof recordMeasurements>('POST /api/order/:id/measurements', {
          params: { id: orderId },
          body,
          idempotencyKey,
        })
      ).data,
    onSuccess: (book) => client.setQueryData(key, book),
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}
