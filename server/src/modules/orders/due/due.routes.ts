import {
  answerDay as answerCall,
  proposeDay as proposeCall,
  setFunctionDay as setFunctionCall,
  withdrawDay as withdrawCall,
} from '#contracts/orders/due/due.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { withNewer } from '#server/platform/http/with-newer.ts';
import { showOrder } from '../showing/show-order.ts';
import { answerDay, withdrawDay } from './answer-day.ts';
import { proposeDay } from './propose-day.ts';
import { setFunctionDay } from './set-function-day.ts';

/** The errors of a call about an earlier state; the present order is added to them. */
const earlierState = ['PROMISE_CHANGED', 'CONFLICT'] as const;

export function dueRoutes(serve: Serve, services: ServicesWithPayments): void {
  const show = (orderId: number, viewerId: number, locale: Locale) =>
    showOrder(services, orderId, viewerId, locale);

  serve(
    proposeCall,
    async ({ params, body, viewer, idempotencyKey, locale }) => {
      await proposeDay(services, { orderId: params.id, viewerId: viewer.id, ...body, idempotencyKey });
      return { ...succeed('done.dayProposed'), orderData: await show(params.id, viewer.id, locale) };
    },
    { limits: [{ name: 'propose-day', by: 'account', most: 30, seconds: 3600 }] },
  );

  serve(
    answerCall,
    async ({ params, body, viewer, locale }) => {
      const shown = () => show(params.id, viewer.id, locale);
      await withNewer(earlierState, shown, () =>
        answerDay(services, { orderId: params.id, viewerId: viewer.id, ...body }),
      );
      return { ...succeed('done.dayAnswered'), orderData: await shown() };
    },
    { limits: [{ name: 'answer-day', by: 'account', most: 60, seconds: 3600 }] },
  );

  serve(
    withdrawCall,
    async ({ params, body, viewer, locale }) => {
      const shown = () => show(params.id, viewer.id, locale);
      await withNewer(earlierState, shown, () =>
        withdrawDay(services, { orderId: params.id, viewerId: viewer.id, ...body }),
      );
      return { ...succeed('done.dayWithdrawn'), orderData: await shown() };
    },
    { limits: [{ name: 'withdraw-day', by: 'account', most: 60, seconds: 3600 }] },
  );

  serve(
    setFunctionCall,
    async ({ params, body, viewer, locale }) => {
      const shown = () => show(params.id, viewer.id, locale);
      await withNewer(earlierState, shown, () =>
        setFunctionDay(services, { orderId: params.id, viewerId: viewer.id, ...body }),
      );
      return { ...succeed('done.functionDaySet'), orderData: await shown() };
    },
    { limits: [{ name: 'function-day', by: 'account', most: 60, seconds: 3600 }] },
  );
}
