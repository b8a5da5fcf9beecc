import {
  askForSwatch as askForSwatchEndpoint,
  getSwatchStanding,
} from '#contracts/orders/swatches/swatches.contract.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { openAdvance } from '../paying/pay-instalment.ts';
import { askForSwatch } from './ask-for-swatch.ts';
import { showSwatchStanding } from './show-swatch-standing.ts';

export function swatchRoutes(serve: Serve, services: ServicesWithPayments): void {
  serve(
    getSwatchStanding,
    async ({ params, viewer }) => ({
      success: true,
      data: await showSwatchStanding(services, viewer.id, params.designId),
    }),
    { config: { share: 'checkout' } },
  );

  serve(
    askForSwatchEndpoint,
    async ({ body, viewer, idempotencyKey }) => {
      const { orderId, advance } = await askForSwatch(services, viewer, body, idempotencyKey);
      return openAdvance(services, { orderId, buyerId: viewer.id }, advance);
    },
    {
      limits: [{ name: 'orders.swatches', by: 'account', most: 20, seconds: 3600 }],
      config: { writesLittle: true, share: 'checkout' },
    },
  );
}
