import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { ModuleContext } from '#server/platform/module-context.ts';
import { occasionRoutes } from './occasions.routes.ts';
import { sweepShares } from './sharing/share-instalment.ts';
import { shareRoutes } from './sharing/shares.routes.ts';
import { tellOrganiser } from './sharing/tell-organiser.ts';

export function installOccasions({ serve, services }: ModuleContext<ServicesWithPayments>): void {
  occasionRoutes(serve, services);
  shareRoutes(serve, services);
  tellOrganiser(services);
  services.jobs.every('occasions.shares', 3600, () => sweepShares(services));
}
