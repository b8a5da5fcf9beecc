import type { ModuleContext } from '#server/platform/module-context.ts';
import { designRoutes } from './designs.routes.ts';
import { ownDesignRoutes } from './editing/own-designs.routes.ts';
import { publishWhenPicturesAreReady } from './on-picture-settled.ts';
import { makeViewCounts, scheduleViewCounts, type ViewCounts } from './showing/count-views.ts';
import { designViewRoutes } from './showing/design-views.routes.ts';
import { designReadRoutes, type LoadLatestReviews } from './showing/designs-reads.routes.ts';

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
