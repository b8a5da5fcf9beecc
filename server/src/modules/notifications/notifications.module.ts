import type { ModuleContext } from '#server/platform/module-context.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { tellNews } from './tell-news.ts';

export function installNotifications({ serve, services }: ModuleContext): void {
  notificationRoutes(serve, services);

  tellNews(services);
}
