import {
  orderConfirmation,
  orderDetails,
  updateOrderStatus as updateOrderStatusCall,
} from '#contracts/orders/core/orders.contract.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { showOrder } from './show-order.ts';
import { updateOrderStatus } from './update-order-status.ts';

export function orderRoutes(serve: Serve, services: ServicesWithPayments): void {
  for (const call of [orderConfirmation, orderDetails])
    serve(
      call,
      async ({ params, viewer }) => ({
        success: true,
        orderData: await showOrder(services, params.id, viewer.id),
      }),
      call === orderConfirmation ? { config: { share: 'checkout' } } : {},
    );

  serve(
    updateOrderStatusCall,
    async ({ params, body, viewer }) => {
      const { status: to, note, ...shipment } = body;
      await updateOrderStatus(services, {
        orderId: params.id,
        viewer,
        to,
        note,
        shipment,
      });
      return {
        success: true,
        message: 'Order status updated successfully',
        orderData: await showOrder(services, params.id, viewer.id),
      };
    },
    { limits: [{ name: 'order-status', by: 'account', most: 200, seconds: 3600 }] },
  );
}
