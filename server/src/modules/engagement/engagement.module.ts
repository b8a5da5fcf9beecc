import type { ModuleContext } from '#server/platform/module-context.ts';
import { boardRoutes } from './boards/boards.routes.ts';
import { serveLiveComments } from './comments/live-comments.ts';
import { engagementRoutes } from './engagement.routes.ts';
import { agreeToAllWhenPublic } from './follows/agree-to-all.ts';
import { followRoutes } from './follows/follows.routes.ts';
import { muteRoutes } from './mutes/mutes.routes.ts';

export function installEngagement({ serve, services }: ModuleContext): void {
  engagementRoutes(serve, services);
  followRoutes(serve, services);
  boardRoutes(serve, services);
  muteRoutes(serve, services);
  serveLiveComments(services);
  agreeToAllWhenPublic(services);
}
