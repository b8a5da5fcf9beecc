import type { ModuleContext } from '#server/platform/module-context.ts';
import { followOrders, sweepHands } from './follow-orders.ts';
import { handLinkRoutes } from './hand-link.routes.ts';
import { handPictureRoutes, handRoutes } from './hands.routes.ts';

export function installHands({ serve, services }: ModuleContext): void {
  handRoutes(serve, services);
  handPictureRoutes(serve, services);
  handLinkRoutes(serve, services);
  followOrders(services);
  services.jobs.every('hands.forget', 86_400, () => sweepHands(services));
}
