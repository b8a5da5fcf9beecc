import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { ModuleContext } from '#server/platform/module-context.ts';
import { orderRoutes } from './core/orders.routes.ts';
import { refreshOpenPages } from './core/refresh-open-pages.ts';
import { dashboardRoutes } from './dashboards/dashboards.routes.ts';
import { writeLetters } from './letters/write-letters.ts';
import { writePaymentLetters } from './letters/write-payment-letters.ts';
import { showUpdatePicturesWhenReady } from './making/on-picture-settled.ts';
import { orderUpdateRoutes } from './making/order-updates.routes.ts';
import { remindOfFinals } from './paying/ask-for-final.ts';
import { makeFollowReturned } from './paying/end-paid-back.ts';
import { makeFollowBooked } from './paying/follow-booked.ts';
import { lapseOrders } from './placing/lapse-orders.ts';

const tenMinutes = 600;

export function installOrders({ serve, services }: ModuleContext<ServicesWithPayments>): void {
  const { jobs, payments } = services;
  orderRoutes(serve, services);
  orderUpdateRoutes(serve, services);
  dashboardRoutes(serve, services);

  payments.onBooked(makeFollowBooked(services));
  payments.onReturned(makeFollowReturned(services));
  writeLetters(services);
  writePaymentLetters(services);
  showUpdatePicturesWhenReady(services);
  refreshOpenPages(services);
  jobs.every('orders.lapse', tenMinutes, () => lapseOrders(services));
  jobs.every('orders.remind', tenMinutes, () => remindOfFinals(services));
}
