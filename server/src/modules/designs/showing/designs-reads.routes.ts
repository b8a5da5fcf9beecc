import { deliveryTo, getProductBasicInfo, getProductDetails } from '#contracts/designs/designs.contract.ts';
import { getMyUploadedProducts } from '#contracts/designs/own-designs.contract.ts';
import type { Review } from '#contracts/reviews/reviews.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { listOwnDesigns } from '../editing/list-own-designs.ts';
import { expectDelivery } from './expect-delivery.ts';
import { getVisibleDesign } from './get-visible-design.ts';
import { presentDesign, presentDesignBrief } from './present-design.ts';

/** Asked of the module of reviews, which stands above this one. */
export type LoadLatestReviews = (designId: number, viewerId: number | null) => Promise<Review[]>;

export function designReadRoutes(
  serve: Serve,
  { db, env, clock }: Services,
  loadLatestReviews: LoadLatestReviews,
): void {
  const publicUrl = env.PUBLIC_URL;

  serve(
    getProductDetails,
    async ({ params, viewer }) => {
      const viewerId = viewer?.id ?? null;
      const row = await getVisibleDesign(db, params.id, viewerId);
      // Most designs have none, and are spared the second look.
      const latestReviews = row.reviewCount === 0 ? [] : await loadLatestReviews(row.id, viewerId);
      return {
        success: true,
        product: presentDesign(row, { publicUrl, viewerId, latestReviews, now: clock.now() }),
      };
    },
    { visitorSeconds: 1 },
  );

  serve(deliveryTo, async ({ params, query, viewer }) => ({
    success: true,
    delivery: expectDelivery(await getVisibleDesign(db, params.id, viewer.id), query, clock.now()),
  }));

  serve(
    getProductBasicInfo,
    async ({ params, viewer }) => {
      const row = await getVisibleDesign(db, params.id, viewer?.id ?? null);
      return { success: true, product: presentDesignBrief(row, publicUrl) };
    },
    { visitorSeconds: 1 },
  );

  serve(getMyUploadedProducts, async ({ query, viewer }) => ({
    success: true,
    ...(await listOwnDesigns({ db, env }, viewer.id, query)),
  }));
}
