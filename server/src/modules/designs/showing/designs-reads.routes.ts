import { deliveryTo, getProductBasicInfo, getProductDetails } from '#contracts/designs/designs.contract.ts';
import { getMyUploadedProducts } from '#contracts/designs/own-designs.contract.ts';
import type { Review } from '#contracts/reviews/reviews.contract.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { listOwnDesigns } from '../editing/list-own-designs.ts';
import { loadTakedown } from '../takedowns/load-takedown.ts';
import { expectDelivery } from './expect-delivery.ts';
import { getVisibleDesign } from './get-visible-design.ts';
import { loadMakersShop } from './load-makers-shop.ts';
import { presentDesign, presentDesignBrief } from './present-design.ts';

/** Provided by the module of reviews, which depends on this one. */
export type LoadLatestReviews = (
  executor: Executor,
  asked: { designId: number; viewerId: number | null; from: 'buyers' | 'others' },
) => Promise<Review[]>;

export function designReadRoutes(
  serve: Serve,
  { db: primary, env, clock }: Services,
  loadLatestReviews: LoadLatestReviews,
): void {
  const mediaUrl = env.MEDIA_URL;

  serve(
    getProductDetails,
    async ({ params, viewer, db, locale }) => {
      const viewerId = viewer?.id ?? null;
      const row = await getVisibleDesign(db, params.id, viewerId, locale);
      const now = clock.now();
      // Most designs have no reviews; skip the query.
      const asked = { designId: row.id, viewerId };
      const [latestReviews, latestOtherReviews, shop, takedown] = await Promise.all([
        row.reviewCount === 0 ? [] : loadLatestReviews(db, { ...asked, from: 'buyers' }),
        row.othersReviewCount === 0 ? [] : loadLatestReviews(db, { ...asked, from: 'others' }),
        loadMakersShop(db, row, now),
        loadTakedown(db, row),
      ]);
      return {
        success: true,
        product: presentDesign(row, {
          mediaUrl,
          viewerId,
          locale,
          latestReviews,
          latestOtherReviews,
          shop,
          takedown,
          now,
        }),
      };
    },
    { visitorSeconds: 1 },
  );

  serve(deliveryTo, async ({ params, query, viewer }) => {
    const now = clock.now();
    const row = await getVisibleDesign(primary, params.id, viewer.id);
    return {
      success: true,
      delivery: expectDelivery(row, await loadMakersShop(primary, row, now), query, now),
    };
  });

  serve(
    getProductBasicInfo,
    async ({ params, viewer, db, locale }) => {
      const row = await getVisibleDesign(db, params.id, viewer?.id ?? null, locale);
      return { success: true, product: presentDesignBrief(row, locale, mediaUrl) };
    },
    { visitorSeconds: 1 },
  );

  serve(getMyUploadedProducts, async ({ query, viewer }) => ({
    success: true,
    ...(await listOwnDesigns({ db: primary, env }, viewer.id, query)),
  }));
}
