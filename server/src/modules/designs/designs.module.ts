import type { ModuleContext } from '../../platform/module-context.ts';
import { makeViewCounts, scheduleViewCounts, type ViewCounts } from './count-views.ts';
import { designViewRoutes } from './design-views.routes.ts';
import { designRoutes } from './designs.routes.ts';
import { designReadRoutes, type LoadLatestReviews } from './designs-reads.routes.ts';
import { publishWhenPicturesAreReady } from './on-picture-settled.ts';
import { ownDesignRoutes } from './own-designs.routes.ts';

/** The page of a design tells what was last said of it, which a later module knows. */
export function installDesigns(
  { serve, services }: ModuleContext,
  loadLatestReviews: LoadLatestReviews,
): ViewCounts {
  const views = makeViewCounts(services);
  designReadRoutes(serve, services, loadLatestReviews);
  designRoutes(serve, services);
  ownDesignRoutes(serve, services);
  designViewRoutes(serve, services, views);

  publishWhenPicturesAreReady(services);
  scheduleViewCounts(services, views);
  return views;
}
