import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { ModuleContext } from '#server/platform/module-context.ts';
import { actRoutes } from './audit/acts.routes.ts';
import { auditNightly } from './books/audit-nightly.ts';
import { bookRoutes } from './books/books.routes.ts';
import { gaugeBooks } from './books/gauge-books.ts';
import { sendDisputeLetters } from './books/send-dispute-letters.ts';
import { cannedAnswerRoutes } from './complaints/canned-answers.routes.ts';
import { deskRoutes, deskUploadRoutes } from './complaints/complaints.routes.ts';
import { refreshDesksOnComplaints } from './complaints/refresh-desks.ts';
import { figureRoutes } from './figures/figures.routes.ts';
import { deskClaimRoutes } from './fit/desk-claims.routes.ts';
import { houseLetterRoutes } from './letters/house-letters.routes.ts';
import { writeHouseLetters } from './letters/send-house-letters.ts';
import { deskPlanRoutes } from './orders/desk-plan.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { productRoutes } from './products/products.routes.ts';
import { reportQueueRoutes } from './reports/reports.routes.ts';
import { userRoutes } from './users/users.routes.ts';
import { verificationQueueRoutes } from './verifications/verification-queue.routes.ts';

export function installAdmin({ serve, services }: ModuleContext & { services: ServicesWithPayments }): void {
  actRoutes(serve, services);
  figureRoutes(serve, services);
  userRoutes(serve, services);
  productRoutes(serve, services);
  reportQueueRoutes(serve, services);
  orderRoutes(serve, services);
  deskRoutes(serve, services);
  deskUploadRoutes(serve, services);
  cannedAnswerRoutes(serve, services);
  deskClaimRoutes(serve, services);
  deskPlanRoutes(serve, services);
  verificationQueueRoutes(serve, services);
  houseLetterRoutes(serve, services);
  writeHouseLetters(services);
  bookRoutes(serve, services);
  gaugeBooks(services);
  sendDisputeLetters(services);
  services.jobs.every('admin.audit-books', 300, () => auditNightly(services));

  refreshDesksOnComplaints(services);
}
