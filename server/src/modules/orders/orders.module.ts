import type { ModuleContext } from '../../platform/module-context.ts';
import type { ServicesWithPayments } from '../payments/public.ts';
import { remindOfFinals } from './ask-for-final.ts';
import { makeConfirmOrder } from './confirm-order.ts';
import { dashboardRoutes } from './dashboards.routes.ts';
import { makeFollowReturned } from './end-paid-back.ts';
import { lapseOrders } from './lapse-orders.ts';
import { showUpdatePicturesWhenReady } from './on-picture-settled.ts';
import { orderUpdateRoutes } from './order-updates.routes.ts';
import { orderRoutes } from './orders.routes.ts';
import { refreshOpenPages } from './refresh-open-pages.ts';
import { writeLetters } from './write-letters.ts';
import { writePaymentLetters } from './write-payment-letters.ts';

const tenMinutes = 600;

export function installOrders({ serve, services }: ModuleContext<ServicesWithPayments>): void {
  const { jobs, payments } = services;
  orderRoutes(serve, services);
  orderUpdateRoutes(serve, services);
  dashboardRoutes(serve, services);

  payments.onBooked(makeConfirmOrder(services));
  payments.onReturned(makeFollowReturned(services));
  writeLetters(services);
  writePaymentLetters(services);
  showUpdatePicturesWhenReady(services);
  refreshOpenPages(services);
  jobs.every('orders.lapse', tenMinutes, () => lapseOrders(services));
  jobs.every('orders.remind', tenMinutes, () => remindOfFinals(services));
}
