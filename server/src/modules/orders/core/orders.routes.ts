import { toPaise } from '#contracts/money/money.ts';
import {
  orderConfirmation,
  orderDetails,
  refundOrder as refundOrderCall,
  updateOrderStatus as updateOrderStatusCall,
} from '#contracts/orders/core/orders.contract.ts';
import { myOrders, mySales } from '#contracts/orders/dashboards/order-lists.contract.ts';
import {
  createFinalPayment,
  createOrder,
  currentUserShippingAddress,
  paymentWindow,
  resumeAdvance,
  verifyFinalPayment,
  verifyInitialPayment,
  waitingOrder,
} from '#contracts/orders/placing/checkout.contract.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import type { PaymentProof, ServicesWithPayments } from '#server/modules/payments/public.ts';
import { loadShippingAddresses } from '#server/modules/profiles/public.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { listMyOrders } from '../dashboards/list-orders.ts';
import { openAdvance, openFinal, verifyInstalment } from '../paying/pay-instalment.ts';
import { refundOrder } from '../paying/refund-order.ts';
import { placeOrder } from '../placing/place-order.ts';
import { presentShippingAddresses } from '../placing/present-shipping-addresses.ts';
import { findWaitingOrder } from './find-waiting-order.ts';
import { presentPurchase, presentSale } from './present-order.ts';
import { showOrder } from './show-order.ts';
import { updateOrderStatus } from './update-order-status.ts';

export function orderRoutes(serve: Serve, services: ServicesWithPayments): void {
  const { db, env } = services;
  const mediaUrl = (key: string) => pictureUrl(env.PUBLIC_URL, key);

  const show = (orderId: number, viewerId: number) => showOrder(services, orderId, viewerId);

  serve(currentUserShippingAddress, async ({ viewer }) => ({
    success: true,
    ...presentShippingAddresses(await loadShippingAddresses(db, viewer.id), viewer.name),
  }));

  serve(
    createOrder,
    async ({ body, viewer, idempotencyKey }) => {
      const orderId = await placeOrder(services, viewer, body, idempotencyKey);
      return openAdvance(services, { orderId, buyerId: viewer.id });
    },
    { limits: [{ name: 'orders', by: 'account', most: 20, seconds: 3600 }], config: { writesLittle: true } },
  );

  serve(waitingOrder, async ({ query, viewer }) => ({
    success: true,
    orderData: await findWaitingOrder(services, query.designId, viewer.id),
  }));

  serve(paymentWindow, async () => ({
    success: true,
    data: { scriptUrl: services.payments.checkoutScriptUrl },
  }));

  serve(
    resumeAdvance,
    ({ params, viewer }) => openAdvance(services, { orderId: params.id, buyerId: viewer.id }),
    {
      limits: [{ name: 'resume-advance', by: 'account', most: 60, seconds: 3600 }],
      config: { writesLittle: true },
    },
  );

  serve(
    createFinalPayment,
    ({ body, viewer }) => openFinal(services, { orderId: body.orderId, buyerId: viewer.id }),
    {
      limits: [{ name: 'final-payment', by: 'account', most: 60, seconds: 3600 }],
      config: { writesLittle: true },
    },
  );

  serve(
    verifyInitialPayment,
    async ({ body, viewer }) => {
      const paying = { orderId: body.orderId, buyerId: viewer.id };
      await verifyInstalment(services, paying, 'ADVANCE', proofOf(body));
      return { success: true, message: 'Your order has been placed!', orderId: body.orderId };
    },
    { config: { writesLittle: true } },
  );

  serve(
    verifyFinalPayment,
    async ({ body, viewer }) => {
      const paying = { orderId: body.orderId, buyerId: viewer.id };
      await verifyInstalment(services, paying, 'FINAL', proofOf(body));
      return { success: true, message: 'The final payment has been received.', orderId: body.orderId };
    },
    { config: { writesLittle: true } },
  );

  for (const call of [orderConfirmation, orderDetails])
    serve(call, async ({ params, viewer }) => ({
      success: true,
      orderData: await show(params.id, viewer.id),
    }));

  serve(
    updateOrderStatusCall,
    async ({ params, body, viewer }) => {
      const { status: to, note, ...shipment } = body;
      await updateOrderStatus(services, {
        orderId: params.id,
        viewerId: viewer.id,
        to,
        note,
        shipment,
      });
      return {
        success: true,
        message: 'Order status updated successfully',
        orderData: await show(params.id, viewer.id),
      };
    },
    { limits: [{ name: 'order-status', by: 'account', most: 200, seconds: 3600 }] },
  );

  serve(
    refundOrderCall,
    async ({ params, body, viewer, idempotencyKey }) => {
      await refundOrder(services, {
        orderId: params.id,
        viewerId: viewer.id,
        amountPaise: toPaise(body.amount),
        reason: body.reason,
        idempotencyKey,
      });
      return {
        success: true,
        message: 'The refund is on its way.',
        orderData: await show(params.id, viewer.id),
      };
    },
    { limits: [{ name: 'refunds', by: 'account', most: 30, seconds: 3600 }], config: { writesLittle: true } },
  );

  serve(myOrders, async ({ query, viewer }) => {
    const { rows, nextCursor } = await listMyOrders(db, 'purchases', viewer.id, query);
    return { success: true, orders: rows.map((row) => presentPurchase(row, mediaUrl)), nextCursor };
  });

  serve(mySales, async ({ query, viewer }) => {
    const { rows, nextCursor } = await listMyOrders(db, 'sales', viewer.id, query);
    return { success: true, data: rows.map((row) => presentSale(row, mediaUrl)), nextCursor };
  });
}

function proofOf(body: ParsedOf<typeof verifyInitialPayment>['body']): PaymentProof {
  return {
    razorpayOrderId: body.razorpay_order_id,
    razorpayPaymentId: body.razorpay_payment_id,
    signature: body.razorpay_signature,
  };
}
