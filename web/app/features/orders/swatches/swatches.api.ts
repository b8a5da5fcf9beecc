import type {
  askForSwatch as askForSwatchCall,
  getSwatchStanding,
  SwatchStanding,
} from '#contracts/orders/swatches/swatches.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import type { PaymentRequest } from '../paying/paying.api.ts';

/** The viewer's open swatch of a design; it is invalidated with all orders. */
export function swatchStanding(designId: number): ApiQuery<SwatchStanding> {
  return {
    key: ['order', 'swatch', String(designId)],
    staleTime: 5000,
    fetch: async (from) =>
      (
        await from.call<typeof getSwatchStanding>('GET /api/order/swatch/:designId', {
          params: { designId },
        })
      ).data,
  };
}

export type SwatchRequest = RequestOf<typeof askForSwatchCall>['body'];

/** Idempotent: the same key returns the same swatch. */
export function askForSwatch(body: SwatchRequest, idempotencyKey: string): Promise<PaymentRequest> {
  return api.call<typeof askForSwatchCall>('POST /api/order/swatch', { body, idempotencyKey });
}
