import type { ModuleContext } from '#server/platform/module-context.ts';
import type { ViewCounts } from '#server/platform/views/collect-views.ts';
import { bulkRoutes } from './bulk/bulk.routes.ts';
import { designRoutes } from './designs.routes.ts';
import { draftRoutes } from './drafts/drafts.routes.ts';
import { scheduleDraftSweep } from './drafts/end-draft.ts';
import { ownDesignRoutes } from './editing/own-designs.routes.ts';
import { publishWhenPicturesAreReady } from './on-picture-settled.ts';
import { makeViewCounts, scheduleViewCounts } from './showing/count-views.ts';
import { designViewRoutes } from './showing/design-views.routes.ts';
import { designReadRoutes, type LoadLatestReviews } from './showing/designs-reads.routes.ts';
import { takedownRoutes } from './takedowns/takedowns.routes.ts';

/** The page of a design shows its latest reviews, which a later module provides. */
export function installDesigns(
  { serve, services }: ModuleContext,
  loadLatestReviews: LoadLatestReviews,
): ViewCounts {
  const views = makeViewCounts(services);
  designReadRoutes(serve, services, loadLatestReviews);
  designRoutes(serve, services);
  ownDesignRoutes(serve, services);
  bulkRoutes(serve, services);
  draftRoutes(serve, services);
  designViewRoutes(serve, services, views);
  takedownRoutes(serve, services);

  publishWhenPicturesAreReady(services);
  scheduleViewCounts(services, views);
  scheduleDraftSweep(services);
  return views;
}
