import type { ModuleContext } from '../../platform/module-context.ts';
import { boardRoutes } from './boards.routes.ts';
import { engagementRoutes } from './engagement.routes.ts';
import { followRoutes } from './follows.routes.ts';

export function installEngagement({ serve, services }: ModuleContext): void {
  engagementRoutes(serve, services);
  followRoutes(serve, services);
  boardRoutes(serve, services);
}
