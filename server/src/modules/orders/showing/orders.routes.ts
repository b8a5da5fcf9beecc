import {
  orderConfirmation,
  orderDetails,
  updateOrderStatus as updateOrderStatusCall,
} from '#contracts/orders/core/orders.contract.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { updateOrderStatus } from '../making/update-order-status.ts';
import { showOrder } from './show-order.ts';
import { withTenStatuses } from './ten-statuses.ts';

export function orderRoutes(serve: Serve, services: ServicesWithPayments): void {
  serve(
    orderConfirmation,
    async ({ params, viewer, locale }) => ({
      success: true,
      orderData: await showOrder(services, params.id, viewer.id, locale),
    }),
    { config: { share: 'checkout' } },
  );

  serve(orderDetails, async ({ params, viewer, locale }) => ({
    success: true,
    orderData: withTenStatuses(await showOrder(services, params.id, viewer.id, locale)),
  }));

  serve(
    updateOrderStatusCall,
    async ({ params, body, viewer, locale }) => {
      const { status: to, note, ...shipment } = body;
      await updateOrderStatus(services, {
        orderId: params.id,
        viewer,
        to,
        note,
        shipment,
      });
      return {
        ...succeed('done.orderMoved'),
        orderData: await showOrder(services, params.id, viewer.id, locale),
      };
    },
    { limits: [{ name: 'order-status', by: 'account', most: 200, seconds: 3600 }] },
  );
}
