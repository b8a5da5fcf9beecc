import type { ModuleContext } from '#server/platform/module-context.ts';
import { bookRoutes } from './book/book.routes.ts';
import { measurementRoutes } from './measurements.routes.ts';
import { refreshOpenPages } from './refresh-open-pages.ts';
import { followOrders } from './sharing/freeze-shares.ts';
import { sharingRoutes } from './sharing/sharing.routes.ts';

export function installMeasurements({ serve, services }: ModuleContext): void {
  measurementRoutes(serve, services);
  bookRoutes(serve, services);
  sharingRoutes(serve, services);
  followOrders(services);
  refreshOpenPages(services);
}
