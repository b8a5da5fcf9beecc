import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { ModuleContext } from '#server/platform/module-context.ts';
import { boardRoutes } from './board/board.routes.ts';
import { refreshOpenPages } from './core/refresh-open-pages.ts';
import { dashboardRoutes } from './dashboards/dashboards.routes.ts';
import { lapsePromises } from './due/answer-day.ts';
import { dueRoutes } from './due/due.routes.ts';
import { earningsRoutes } from './earnings/earnings.routes.ts';
import { endingRoutes } from './endings/endings.routes.ts';
import { followRequests } from './endings/follow-requests.ts';
import { sweepFamilyLinks } from './family/change-family-links.ts';
import { familyLinkRoutes } from './family/family-links.routes.ts';
import { writeDueLetters } from './letters/write-due-letters.ts';
import { writeEndingLetters } from './letters/write-ending-letters.ts';
import { writeLetters } from './letters/write-letters.ts';
import { writePaymentLetters } from './letters/write-payment-letters.ts';
import { showUpdatePicturesWhenReady } from './making/on-picture-settled.ts';
import { orderUpdateRoutes } from './making/order-updates.routes.ts';
import { makeFollowReturned } from './paying/end-paid-back.ts';
import { askOnceDecided, remindOfFinals } from './paying/final-reminders.ts';
import { makeFollowBooked } from './paying/follow-booked.ts';
import { payingRoutes } from './paying/paying.routes.ts';
import { checkoutRoutes } from './placing/checkout.routes.ts';
import { lapseOrders } from './placing/lapse-orders.ts';
import { renameInOrders } from './search/rename-in-orders.ts';
import { orderRoutes } from './showing/orders.routes.ts';

const tenMinutes = 600;

export function installOrders({ serve, services }: ModuleContext<ServicesWithPayments>): void {
  const { jobs, payments } = services;
  checkoutRoutes(serve, services);
  payingRoutes(serve, services);
  orderRoutes(serve, services);
  orderUpdateRoutes(serve, services);
  dashboardRoutes(serve, services);
  endingRoutes(serve, services);
  boardRoutes(serve, services);
  earningsRoutes(serve, services);
  familyLinkRoutes(serve, services);
  dueRoutes(serve, services);

  payments.onBooked(makeFollowBooked(services));
  payments.onReturned(makeFollowReturned(services));
  writeLetters(services);
  writeEndingLetters(services);
  writeDueLetters(services);
  writePaymentLetters(services);
  showUpdatePicturesWhenReady(services);
  askOnceDecided(services);
  refreshOpenPages(services);
  jobs.every('orders.lapse', 60, () => lapseOrders(services));
  jobs.every('orders.rename', 10, () => renameInOrders(services));
  jobs.every('orders.cancellations', 60, () => followRequests(services));
  jobs.every('orders.family-links', 3600, () => sweepFamilyLinks(services));
  jobs.every('orders.promises', 60, () => lapsePromises(services));
  jobs.every('orders.remind', tenMinutes, () => remindOfFinals(services));
}
