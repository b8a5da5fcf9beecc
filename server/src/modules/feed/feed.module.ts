import type { ModuleContext } from '#server/platform/module-context.ts';
import { feedRoutes } from './feed.routes.ts';
import { scheduleTrending } from './refresh-trending.ts';

export function installFeed({ serve, services }: ModuleContext): void {
  feedRoutes(serve, services);

  scheduleTrending(services);
}
