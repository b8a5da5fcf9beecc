import {
  createOrder,
  currentUserShippingAddress,
  uploadAnswerPicture,
  waitingOrder,
} from '#contracts/orders/placing/checkout.contract.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { loadShippingAddresses } from '#server/modules/profiles/public.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { stageUpload } from '#server/platform/media/uploads/stage-upload.ts';
import { openAdvance } from '../paying/pay-instalment.ts';
import { findSwatchCredit } from '../swatches/show-swatch-standing.ts';
import { findWaitingOrder } from './find-waiting-order.ts';
import { placeOrder } from './place-order.ts';
import { presentShippingAddresses } from './present-shipping-addresses.ts';

export function checkoutRoutes(serve: Serve, services: ServicesWithPayments): void {
  serve(
    currentUserShippingAddress,
    async ({ viewer }) => ({
      success: true,
      ...presentShippingAddresses(await loadShippingAddresses(services.db, viewer.id), viewer.name),
    }),
    { config: { share: 'checkout' } },
  );

  serve(
    uploadAnswerPicture,
    ({ viewer, request }) =>
      stageUpload(services, { endpoint: uploadAnswerPicture, request, ownerId: viewer.id }),
    {
      limits: [{ name: 'orders.pictures', by: 'account', most: 100, seconds: 3600 }],
      config: { acceptsSlowBody: true },
    },
  );

  serve(
    createOrder,
    async ({ body, viewer, idempotencyKey }) => {
      const { orderId, advance } = await placeOrder(services, viewer, body, idempotencyKey);
      return openAdvance(services, { orderId, buyerId: viewer.id }, advance);
    },
    {
      limits: [{ name: 'orders', by: 'account', most: 20, seconds: 3600 }],
      config: { writesLittle: true, share: 'checkout' },
    },
  );

  serve(
    waitingOrder,
    async ({ query, viewer, locale }) => ({
      success: true,
      orderData: await findWaitingOrder(services, query, viewer.id, locale),
      swatchCredit: await findSwatchCredit(services, viewer.id, query.designId),
    }),
    { config: { share: 'checkout' } },
  );
}
