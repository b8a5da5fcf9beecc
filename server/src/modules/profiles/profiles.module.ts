import type { ModuleContext } from '#server/platform/module-context.ts';
import { addressRoutes } from './addresses.routes.ts';
import { profileImageRoutes, profileRoutes } from './profiles.routes.ts';

export function installProfiles({ serve, services }: ModuleContext): void {
  profileRoutes(serve, services);
  profileImageRoutes(serve, services);
  addressRoutes(serve, services);
}
