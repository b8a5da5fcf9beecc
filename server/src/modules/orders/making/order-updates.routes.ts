import { deleteOrderUpdate, postOrderUpdate, setShipment } from '#contracts/orders/making/making.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { parseMultipartWords, type Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { withUpload } from '#server/platform/media/uploads/with-upload.ts';
import { showOrder } from '../showing/show-order.ts';
import { changeShipment } from './change-shipment.ts';
import { postUpdate } from './post-update.ts';
import { removeUpdate } from './remove-update.ts';

export function orderUpdateRoutes(serve: Serve, services: ServicesWithPayments): void {
  const show = (orderId: number, viewerId: number, locale: Locale) =>
    showOrder(services, orderId, viewerId, locale);

  serve(
    postOrderUpdate,
    async ({ params, viewer, request, idempotencyKey, locale }) => {
      await withUpload(
        services,
        { endpoint: postOrderUpdate, request, ownerId: viewer.id },
        ({ words, files }) => {
          const { status, note, ...shipment } = parseMultipartWords(postOrderUpdate, words);
          return postUpdate(services, {
            orderId: params.id,
            makerId: viewer.id,
            to: status,
            note,
            shipment,
            pictures: files,
            idempotencyKey,
          });
        },
      );
      return {
        ...succeed('done.orderMoved'),
        orderData: await show(params.id, viewer.id, locale),
      };
    },
    {
      limits: [{ name: 'order-update', by: 'account', most: 60, seconds: 3600 }],
      config: { acceptsSlowBody: true },
    },
  );

  serve(
    deleteOrderUpdate,
    async ({ params, viewer, locale }) => {
      const { id: orderId, updateId } = params;
      await removeUpdate(services, { orderId, updateId, makerId: viewer.id });
      return { ...succeed('done.updateRemoved'), orderData: await show(orderId, viewer.id, locale) };
    },
    { limits: [{ name: 'order-update-removal', by: 'account', most: 60, seconds: 3600 }] },
  );

  serve(
    setShipment,
    async ({ params, body, viewer, locale }) => {
      await changeShipment(services, { orderId: params.id, makerId: viewer.id, words: body });
      return { ...succeed('done.shipmentSaved'), orderData: await show(params.id, viewer.id, locale) };
    },
    { limits: [{ name: 'shipment', by: 'account', most: 60, seconds: 3600 }] },
  );
}
