import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { ModuleContext } from '#server/platform/module-context.ts';
import { workshopRoutes } from './workshop.routes.ts';

/** After orders and plans, whose tables it reads. */
export function installWorkshop({ serve, services }: ModuleContext<ServicesWithPayments>): void {
  workshopRoutes(serve, services);
}
