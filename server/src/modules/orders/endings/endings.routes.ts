import { toPaise } from '#contracts/money/money.ts';
import {
  answerCancellation as answerCall,
  askToCancel as askCall,
  withdrawCancellation as withdrawCall,
} from '#contracts/orders/endings/endings.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { showOrder } from '../showing/show-order.ts';
import { answerCancellation } from './answer-cancellation.ts';
import { askToCancel } from './ask-to-cancel.ts';
import { withdrawCancellation } from './withdraw-cancellation.ts';

export function endingRoutes(serve: Serve, services: ServicesWithPayments): void {
  const show = (orderId: number, viewerId: number, locale: Locale) =>
    showOrder(services, orderId, viewerId, locale);

  serve(
    askCall,
    async ({ params, body, viewer, idempotencyKey, locale }) => {
      const side = { orderId: params.id, viewerId: viewer.id };
      const { reason, refund } = body;
      await askToCancel(services, { ...side, reason, shownPaise: toPaise(refund), idempotencyKey });
      return { ...succeed('done.cancellingAsked'), orderData: await show(params.id, viewer.id, locale) };
    },
    { limits: [{ name: 'ask-to-cancel', by: 'account', most: 30, seconds: 3600 }] },
  );

  serve(
    withdrawCall,
    async ({ params, viewer, locale }) => {
      await withdrawCancellation(services, { orderId: params.id, viewerId: viewer.id });
      return { ...succeed('done.cancellingWithdrawn'), orderData: await show(params.id, viewer.id, locale) };
    },
    { limits: [{ name: 'withdraw-cancellation', by: 'account', most: 30, seconds: 3600 }] },
  );

  serve(
    answerCall,
    async ({ params, body: { keep, refund, ...answer }, viewer, idempotencyKey, locale }) => {
      const side = { orderId: params.id, viewerId: viewer.id };
      const sums = { keepPaise: toPaise(keep), shownPaise: refund === undefined ? null : toPaise(refund) };
      await answerCancellation(services, { ...side, ...answer, ...sums, idempotencyKey });
      const reason = answer.agree ? 'done.deskCancelled' : 'done.deskRefused';
      return { ...succeed(reason), orderData: await show(params.id, viewer.id, locale) };
    },
    { limits: [{ name: 'answer-cancellation', by: 'account', most: 60, seconds: 3600 }] },
  );
}
