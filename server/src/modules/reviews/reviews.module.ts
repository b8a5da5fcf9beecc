import type { ModuleContext } from '#server/platform/module-context.ts';
import { verifyReviewsByOrders } from './on-orders.ts';
import { showReviewPicturesWhenReady } from './on-picture-settled.ts';
import { reviewRoutes, reviewUploadRoutes } from './reviews.routes.ts';

export function installReviews({ serve, services }: ModuleContext): void {
  reviewRoutes(serve, services);
  reviewUploadRoutes(serve, services);

  showReviewPicturesWhenReady(services);
  verifyReviewsByOrders(services);
}
