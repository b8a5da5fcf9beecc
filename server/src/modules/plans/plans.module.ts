import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { ModuleContext } from '#server/platform/module-context.ts';
import { endSilence } from './end-silence.ts';
import { planRoutes } from './plans.routes.ts';
import { tellSides } from './tell-sides.ts';

const hour = 3600;

/** After orders and quotes, whose tables it reads. */
export function installPlans({ serve, services }: ModuleContext<ServicesWithPayments>): void {
  planRoutes(serve, services);
  tellSides(services);
  services.jobs.every('plans.silence', hour, () => endSilence(services));
}
