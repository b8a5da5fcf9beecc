import type { ModuleContext } from '#server/platform/module-context.ts';
import type { ViewCounts } from '#server/platform/views/collect-views.ts';
import { addressRoutes } from './addresses.routes.ts';
import { appearanceRoutes } from './appearance/appearance.routes.ts';
import { fillPlaces } from './fill-places.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { profileImageRoutes, profileRoutes } from './profiles.routes.ts';
import { shopRoutes } from './shop/shop.routes.ts';
import { countProfileViews } from './views/count-profile-views.ts';
import { profileViewRoutes } from './views/profile-views.routes.ts';

const oneDay = 86_400;

/** Returns the profile views that are still to be written. */
export function installProfiles({ serve, services }: ModuleContext): ViewCounts {
  const views = countProfileViews(services);
  profileRoutes(serve, services);
  profileImageRoutes(serve, services);
  addressRoutes(serve, services);
  privacyRoutes(serve, services);
  appearanceRoutes(serve, services);
  shopRoutes(serve, services);
  profileViewRoutes(serve, services, views);
  services.jobs.every('profiles.places', oneDay, () => fillPlaces(services));
  return views;
}
