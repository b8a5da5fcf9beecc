import type { DesignDetails, getProductDetails, ShownStatus } from '#contracts/designs/designs.contract.ts';
import type { DesignOptions } from '#contracts/designs/options/design-options.ts';
import type { Takedown } from '#contracts/designs/takedown.contract.ts';
import type { Picture } from '#contracts/platform/picture.ts';
import { followOf } from '#web/features/engagement/follows/follow-of.ts';
import { type ServerMark, settledMarks } from '#web/features/engagement/marks/mark-overlay.ts';
import type { ServerCount } from '#web/features/engagement/marks/use-design-count.ts';
import { type ReviewWithMark, withMark } from '#web/features/reviews/review-with-mark.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** A design as its page shows it. Amounts in rupees. */
export interface DesignPage {
  id: number;
  title: string;
  titleLang: string;
  description: string;
  descriptionLang: string;
  /** Before tax. */
  price: number;
  /** Before the discount; null if there is none. */
  original: number | null;
  /** Percent. */
  discount: number;
  /** The charges of one piece, tax included, and the two parts of the total. */
  total: number;
  advance: number;
  final: number;
  category: string;
  delivery: DesignDetails['delivery'];
  closed: DesignDetails['closed'];
  swatchPrice: DesignDetails['swatchPrice'];
  credits: DesignDetails['credits'];
  measuring: DesignDetails['measuring'];
  options: DesignOptions;
  sizes: string[];
  materials: string[];
  brand: string | null;
  size: string | null;
  colour: string | null;
  condition: string | null;
  status: ShownStatus;
  /** Why an admin has hidden it; only its maker receives this. */
  takedown: Takedown | null;
  pictures: Picture[];
  dyes: string[];
  videoUrl: string | null;
  orders: number;
  /** The average rating of verified purchases, to one decimal; null if there are none. */
  rating: number | null;
  reviewCount: number;
  latestReviews: ReviewWithMark[];
  /** The reviews by people who have not ordered the design. */
  others: { rating: number | null; reviewCount: number; latestReviews: ReviewWithMark[] };
  canReview: boolean;
  maker: Pick<DesignDetails['designer'], 'id' | 'name' | 'city' | 'profileImage' | 'isVerified'>;
  like: ServerMark;
  save: ServerMark;
  follow: ServerMark;
  comments: ServerCount;
  shares: ServerCount;
  canOrder: boolean;
  isOwn: boolean;
}

const minute = 60_000;
const idShape = /^[1-9]\d{0,14}$/;

/** `id` is the text from the address; if it is not a number, no such design exists. */
export function designQuery(id: string): ApiQuery<DesignPage> {
  return {
    key: ['design', id],
    staleTime: minute,
    async fetch(api) {
      if (!idShape.test(id)) throw new ApiError(404, { code: 'NOT_FOUND', message: '' });
      const asOf = settledMarks();
      const request = { params: { id } };
      const { product } = await api.call<typeof getProductDetails>(
        'GET /api/design/getProductDetails/:id',
        request,
      );
      return pageOf(product, asOf);
    },
  };
}

/** A design as pages show it; `asOf` comes from `settledMarks`. */
export function pageOf(design: DesignDetails, asOf: number): DesignPage {
  const { id, name, city, profileImage, isVerified } = design.designer;
  return {
    id: design.id,
    title: design.title,
    titleLang: design.titleLang,
    descriptionLang: design.descriptionLang,
    description: design.description,
    price: design.price,
    original: design.originalPrice,
    discount: design.discount,
    total: design.totalAmount,
    advance: design.advanceAmount,
    final: design.finalAmount,
    category: design.category,
    delivery: design.delivery,
    closed: design.closed,
    swatchPrice: design.swatchPrice,
    credits: design.credits,
    measuring: design.measuring,
    options: design.options,
    sizes: design.sizes,
    materials: [design.materialOne, design.materialTwo].filter((material) => material !== null),
    brand: design.brand,
    size: design.size,
    colour: design.color,
    condition: design.condition,
    status: design.status,
    takedown: design.takedown ?? null,
    pictures: design.pictures,
    dyes: design.dyes,
    videoUrl: design.videoUrl,
    orders: design.meta.orders,
    rating: design.meta.rating,
    reviewCount: design.meta.reviewCount,
    latestReviews: design.latestReviews.map((review) => withMark(review, asOf)),
    others: {
      rating: design.meta.othersRating,
      reviewCount: design.meta.othersReviewCount,
      latestReviews: design.latestOtherReviews.map((review) => withMark(review, asOf)),
    },
    canReview: design.can.review,
    maker: { id, name, city, profileImage, isVerified },
    like: { on: design.isLiked, count: design.meta.likesCount, asOf },
    save: { on: design.isSaved, count: design.meta.savesCount, asOf },
    follow: followOf(design.designer.followState, 0, asOf),
    comments: { count: design.meta.commentCount, asOf },
    shares: { count: design.meta.sharesCount, asOf },
    canOrder: design.can.order,
    isOwn: design.can.edit,
  };
}
