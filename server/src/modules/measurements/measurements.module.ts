import type { ModuleContext } from '#server/platform/module-context.ts';
import { measurementRoutes } from './measurements.routes.ts';

export function installMeasurements({ serve, services }: ModuleContext): void {
  measurementRoutes(serve, services);
}
