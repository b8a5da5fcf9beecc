import type { ModuleContext } from '#server/platform/module-context.ts';
import { measurementRoutes } from './measurements.routes.ts';
import { refreshOpenPages } from './refresh-open-pages.ts';

export function installMeasurements({ serve, services }: ModuleContext): void {
  measurementRoutes(serve, services);
  refreshOpenPages(services);
}
