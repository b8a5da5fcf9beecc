import type { ModuleContext } from '#server/platform/module-context.ts';
import { followOrders, sweepHands } from './follow-orders.ts';
import { handPictureRoutes, handRoutes } from './hands.routes.ts';
import { writeWorkLetters } from './tell-hand.ts';
import { handLinkRoutes } from './working/hand-link.routes.ts';
import { handedWorkRoutes } from './working/handed-work.routes.ts';

export function installHands({ serve, services }: ModuleContext): void {
  handRoutes(serve, services);
  handPictureRoutes(serve, services);
  handLinkRoutes(serve, services);
  handedWorkRoutes(serve, services);
  followOrders(services);
  writeWorkLetters(services);
  services.jobs.every('hands.forget', 86_400, () => sweepHands(services));
}
