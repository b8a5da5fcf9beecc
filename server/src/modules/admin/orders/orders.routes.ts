import {
  listOrders,
  manageOrder as manageCall,
  refundByDesk,
  shippingLabel,
  showOrderToDesk,
  notifyBuyer as tellCall,
} from '#contracts/admin/orders/orders.contract.ts';
import { toPaise } from '#contracts/money/money.ts';
import { decideCancellation } from '#contracts/orders/endings/endings.contract.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { decideRequest } from './decide-request.ts';
import { drawOrderLabel } from './draw-order-label.ts';
import { loadOrders } from './list-orders.ts';
import { manageOrder } from './manage-order.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { refundOrder } from './refund-order.ts';
import { showOrderToAdmin } from './show-order.ts';

const acts: Limit = { name: 'admin.order-acts', by: 'account', most: 300, seconds: 3600 };

export function orderRoutes(serve: Serve, services: ServicesWithPayments): void {
  const show = (orderId: number, adminId: number) => showOrderToAdmin(services, orderId, adminId);

  serve(listOrders, async ({ query }) => ({ success: true, ...(await loadOrders(services, query)) }));

  serve(showOrderToDesk, async ({ params, viewer }) => ({
    success: true,
    desk: await show(params.id, viewer.id),
  }));

  serve(
    decideCancellation,
    async ({ params, body: { keep, refund, ...answer }, viewer, idempotencyKey }) => {
      const desk = { orderId: params.id, adminId: viewer.id };
      const sums = { keepPaise: toPaise(keep), shownPaise: refund === undefined ? null : toPaise(refund) };
      await decideRequest(services, { ...desk, ...answer, ...sums, idempotencyKey });
      return { ...succeed(answer.agree ? 'done.deskCancelled' : 'done.deskRefused') };
    },
    { limits: [{ name: 'decide-cancellation', by: 'account', most: 200, seconds: 3600 }] },
  );

  serve(
    manageCall,
    async ({ params, body, viewer, idempotencyKey }) => {
      const { status, shipment, ...words } = body;
      const desk = { orderId: params.id, adminId: viewer.id };
      await manageOrder(services, { ...desk, ...words, status, shipment, idempotencyKey });
      return { ...succeed('done.deskUpdated'), desk: await show(params.id, viewer.id) };
    },
    { limits: [acts] },
  );

  serve(
    tellCall,
    async ({ params, body, viewer, idempotencyKey }) => {
      await notifyBuyer(services, { orderId: params.id, adminId: viewer.id, ...body, idempotencyKey });
      return { ...succeed('done.deskTold'), desk: await show(params.id, viewer.id) };
    },
    { limits: [{ name: 'admin.tell-customer', by: 'account', most: 100, seconds: 3600 }] },
  );

  serve(
    refundByDesk,
    async ({ params, body, viewer, idempotencyKey }) => {
      await refundOrder(services, {
        orderId: params.id,
        adminId: viewer.id,
        amountPaise: toPaise(body.amount),
        reason: body.reason,
        idempotencyKey,
      });
      return { ...succeed('done.refundSent'), desk: await show(params.id, viewer.id) };
    },
    { limits: [{ name: 'admin.refunds', by: 'account', most: 60, seconds: 3600 }] },
  );

  serve(
    shippingLabel,
    async ({ params, viewer, reply }) => {
      const { fileName, bytes } = await drawOrderLabel(services, params.id, viewer.id);
      reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${fileName}"`)
        .header('content-length', bytes.length);
      return bytes;
    },
    { limits: [{ name: 'admin.labels', by: 'account', most: 240, seconds: 3600 }] },
  );
}
