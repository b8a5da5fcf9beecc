import type { ModuleContext } from '#server/platform/module-context.ts';
import { boardRoutes } from './boards/boards.routes.ts';
import { engagementRoutes } from './engagement.routes.ts';
import { followRoutes } from './follows/follows.routes.ts';

export function installEngagement({ serve, services }: ModuleContext): void {
  engagementRoutes(serve, services);
  followRoutes(serve, services);
  boardRoutes(serve, services);
}
