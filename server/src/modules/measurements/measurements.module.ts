import type { ModuleContext } from '#server/platform/module-context.ts';
import { bookRoutes } from './book/book.routes.ts';
import { followOrders } from './book/freeze-shares.ts';
import { sharingRoutes } from './book/sharing.routes.ts';
import { measurementRoutes } from './measurements.routes.ts';
import { refreshOpenPages } from './refresh-open-pages.ts';

export function installMeasurements({ serve, services }: ModuleContext): void {
  measurementRoutes(serve, services);
  bookRoutes(serve, services);
  sharingRoutes(serve, services);
  followOrders(services);
  refreshOpenPages(services);
}
