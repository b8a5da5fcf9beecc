import type { DesignDetails, getProductBasicInfo } from '#contracts/designs/designs.contract.ts';
import { leastPrice } from '#contracts/designs/options/faults-of-options.ts';
import type { Takedown } from '#contracts/designs/takedown.contract.ts';
import { followStateOf } from '#contracts/engagement/follow-state.ts';
import { sizesToOrder } from '#contracts/measurements/measuring.ts';
import { toRupees } from '#contracts/money/money.ts';
import { chargesForDesign } from '#contracts/money/price-order.ts';
import { isOfCloth } from '#contracts/orders/swatches/swatch.rules.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { averageRating } from '#contracts/reviews/average-rating.ts';
import type { Review } from '#contracts/reviews/reviews.contract.ts';
import { pictureUrl, videoUrl } from '#server/platform/media/media-url.ts';
import { presentPicture } from '#server/platform/media/present-picture.ts';
import { wordsFor } from '../languages/words-for.ts';
import { readOptions } from '../options/stored-options.ts';
import type { DesignRow } from './design-details.queries.ts';
import { expectDelivery } from './expect-delivery.ts';
import type { MakersShop } from './load-makers-shop.ts';
import { presentPrice } from './present-price.ts';

/** Reviews included in `reviews`. */
const reviewsShown = 3;

interface Surroundings {
  mediaUrl: string;
  viewerId: number | null;
  locale: Locale;
  /** By buyers; `latestOtherReviews` by people who have not ordered it. */
  latestReviews: Review[];
  latestOtherReviews: Review[];
  /** Only for a design hidden by an admin. */
  takedown: Takedown | null;
  shop: MakersShop;
  now: Date;
}

export function presentDesign(
  row: DesignRow,
  { mediaUrl, viewerId, locale, latestReviews, latestOtherReviews, shop, takedown, now }: Surroundings,
): DesignDetails {
  const charges = chargesForDesign(row.pricePaise);
  const options = readOptions(row.options);
  const pictures = row.pictures.map((picture) => presentPicture(picture, mediaUrl));
  return {
    id: row.id,
    ...wordsFor(row, locale),
    ...presentPrice(row),
    taxAmount: toRupees(charges.taxPaise),
    shippingCost: toRupees(charges.shippingPaise),
    totalAmount: toRupees(charges.totalPaise),
    advanceAmount: toRupees(charges.advancePaise),
    finalAmount: toRupees(charges.finalPaise),
    category: row.category,
    completionTime: String(row.completionDays),
    completionDays: row.completionDays,
    images: pictures.map((picture) => picture.url),
    pictures,
    dyes: row.pictures[0]?.dyes ?? [],
    videoUrl: row.videoKey === null ? null : videoUrl(mediaUrl, row.videoKey),
    materialOne: row.translation?.materialOne || row.materialOne || null,
    materialTwo: row.translation?.materialTwo || row.materialTwo || null,
    brand: row.brand || null,
    size: row.size || null,
    color: row.translation?.color || row.colour || null,
    condition: row.condition || null,
    measuring: row.measuring,
    options,
    priceFrom: leastPrice(options, toRupees(row.pricePaise)),
    sizes: [...sizesToOrder(row)],
    delivery: expectDelivery(row, shop, row.home, now),
    closed: shop.closed,
    keptShares: shop.keptShares,
    swatchPrice: swatchPriceOf(row, shop),
    credits: row.credits,
    status: row.status,
    isLiked: row.isLiked,
    isSaved: row.isSaved,
    createdAt: new Date(row.shownSince).toISOString(),
    designer: {
      id: row.makerId,
      name: row.makerName,
      city: row.makerCity ?? '',
      profileImage: row.makerImageKey === null ? null : pictureUrl(mediaUrl, row.makerImageKey),
      isVerified: row.makerIsVerified,
      isFollowed: row.isFollowed,
      followState: followStateOf(row),
      rating: averageRating(row.makerRatingSum, row.makerReviewCount),
    },
    meta: {
      rating: averageRating(row.ratingSum, row.reviewCount),
      reviewCount: row.reviewCount,
      othersRating: averageRating(row.othersRatingSum, row.othersReviewCount),
      othersReviewCount: row.othersReviewCount,
      orders: row.ordersCount,
      likesCount: row.likesCount,
      savesCount: row.savesCount,
      commentCount: row.commentCount,
      sharesCount: row.sharesCount,
    },
    reviews: [...latestReviews, ...latestOtherReviews].slice(0, reviewsShown),
    latestReviews,
    latestOtherReviews,
    ...(takedown && { takedown }),
    can: {
      // Visitors see Order Now too and sign in on the way.
      order: row.status === 'PUBLISHED' && row.makerId !== viewerId && shop.closed === null,
      edit: row.makerId === viewerId,
      review: row.status === 'PUBLISHED' && row.makerId !== viewerId,
    },
  };
}

function swatchPriceOf({ category }: DesignRow, { swatchPaise, closed }: MakersShop): number | null {
  const isSent = swatchPaise !== null && isOfCloth(category) && closed?.reason !== 'PAUSED';
  return isSent ? toRupees(swatchPaise) : null;
}

export function presentDesignBrief(
  row: DesignRow,
  locale: Locale,
  mediaUrl: string,
): ReplyOf<typeof getProductBasicInfo>['product'] {
  const [first] = row.pictures;
  const { title, titleLang } = wordsFor(row, locale);
  return {
    id: row.id,
    title,
    titleLang,
    price: toRupees(row.pricePaise),
    image: first === undefined ? null : pictureUrl(mediaUrl, first.key),
    designer: { id: row.makerId, name: row.makerName },
  };
}
