import * as z from 'zod/mini';
import { followStates } from '#contracts/engagement/follows.contract.ts';
import { handCredit } from '#contracts/hands/credits.ts';
import { measurings } from '#contracts/measurements/measuring.ts';
import { keptShares } from '#contracts/orders/endings/kept-shares.fields.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { dayRange, id, idOut, instant, rupees } from '#contracts/platform/fields.ts';
import { picture } from '#contracts/platform/picture.ts';
import { digitsOfAnyScript, oneLine } from '#contracts/platform/text/text-fields.ts';
import { closed } from '#contracts/profiles/shop/shop.contract.ts';
import { review } from '#contracts/reviews/reviews.contract.ts';
import { designConditions, designSizes } from './attributes.ts';
import { shownStatuses } from './design.rules.ts';
import { language, shownTitle } from './languages/shown-words.ts';
import { shownOptions } from './options/options.contract.ts';
import { takedown } from './takedown.contract.ts';

export const shownStatus = z.enum(shownStatuses);
export type ShownStatus = z.output<typeof shownStatus>;

/** When a design would arrive if it were ordered now and measured as soon as possible. */
export const expectedDelivery = z.object({
  makingDays: z.int(),
  /** Days in transit; both are equal if the destination is known. */
  transit: z.object({ least: z.int(), most: z.int() }),
  /** The PIN code of the destination: the viewer's default address. Null if unknown. */
  to: z.nullable(z.string()),
  /** The last day of the estimate, YYYY-MM-DD in IST. */
  by: z.string(),
  /** The maker's days off before the parcel is sent, which delay delivery; earliest first. */
  away: z.array(dayRange),
  /** The first day on which it can be ordered if its maker takes no orders now, YYYY-MM-DD in IST; null for today. */
  orderedOn: z.nullable(z.string()),
  /** The first day of making in the estimate, YYYY-MM-DD in IST. */
  begins: z.string(),
  /** The maker's days off from that day on, so that a screen can add the days of chosen options. */
  daysOff: z.array(dayRange),
  /**
   * Whether the maker may visit that address to measure: they make home visits, and it is not known to be too far.
   */
  homeVisit: z.boolean(),
});
export type ExpectedDelivery = z.output<typeof expectedDelivery>;

export const designDetails = z.object({
  id: idOut,
  ...shownTitle,
  description: z.string(),
  descriptionLang: language,
  /** In rupees, before tax. */
  price: rupees,
  /** In percent; 0 if there is none. */
  discount: z.int(),
  originalPrice: z.nullable(rupees),
  /** What one piece costs, tax included. */
  taxAmount: rupees,
  shippingCost: rupees,
  totalAmount: rupees,
  advanceAmount: rupees,
  finalAmount: rupees,
  category: z.string(),
  /** `completionDays` as text; an older front end appends "Days". */
  completionTime: z.string(),
  completionDays: z.int(),
  images: z.array(z.string()),
  pictures: z.array(picture),
  /** The main colours of the fabric in the first picture, as `#rrggbb`. */
  dyes: z.array(z.string()),
  videoUrl: z.nullable(z.string()),
  materialOne: z.nullable(z.string()),
  materialTwo: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  size: z.nullable(z.enum(designSizes)),
  color: z.nullable(z.string()),
  condition: z.nullable(z.enum(designConditions)),
  measuring: z.enum(measurings),
  /** What its buyer chooses and is asked; empty lists if nothing. */
  options: shownOptions,
  /** `price` with the cheapest complete choice of options; equal to `price` if there are none. */
  priceFrom: rupees,
  /** The sizes that can be ordered; empty unless the design is made in sizes. */
  sizes: z.array(z.string()),
  delivery: expectedDelivery,
  /** Why its maker takes no orders now; null if they do. */
  closed,
  /** In rupees, what a swatch of its cloth costs with tax and postage; null if its maker sends none. */
  swatchPrice: z.nullable(rupees),
  /** Hands who worked on pieces of it, with the yes of both, oldest first. */
  credits: z.array(handCredit),
  /** The most that its maker keeps of the advance when an order is cancelled. */
  keptShares,
  /** Other people see a design only while it is PUBLISHED. */
  status: shownStatus,
  isLiked: z.boolean(),
  isSaved: z.boolean(),
  createdAt: instant,
  designer: z.object({
    id: idOut,
    name: z.string(),
    city: z.string(),
    profileImage: z.nullable(z.string()),
    isVerified: z.boolean(),
    isFollowed: z.boolean(),
    followState: z.enum(followStates),
    rating: z.nullable(z.number()),
  }),
  meta: z.object({
    /** Rating and count of reviews by buyers; the rating is null if there are none. */
    rating: z.nullable(z.number()),
    reviewCount: z.int(),
    /** Rating and count of reviews by people who have not ordered the design. */
    othersRating: z.nullable(z.number()),
    othersReviewCount: z.int(),
    orders: z.int(),
    likesCount: z.int(),
    savesCount: z.int(),
    commentCount: z.int(),
    sharesCount: z.int(),
  }),
  /** `latestReviews`, filled up to three with `latestOtherReviews`. */
  reviews: z.array(review),
  /** Reviews by buyers. */
  latestReviews: z.array(review),
  /** Reviews by people who have not ordered the design. */
  latestOtherReviews: z.array(review),
  /** Sent only to the maker, if an admin has hidden the design. */
  takedown: z.optional(takedown),
  /** What the viewer may do. */
  can: z.object({ order: z.boolean(), edit: z.boolean(), review: z.boolean() }),
});
export type DesignDetails = z.output<typeof designDetails>;

export const getProductDetails = endpoint({
  method: 'GET',
  path: '/api/design/getProductDetails/:id',
  access: 'anyone',
  mayBeStale: true,
  inReadersLanguage: true,
  tag: 'designs',
  summary: 'Everything the design page shows',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), product: designDetails }),
});

export const deliveryTo = endpoint({
  method: 'GET',
  path: '/api/design/delivery/:id',
  access: 'member',
  tag: 'designs',
  summary: 'When a design would arrive at a PIN code, if it was ordered today',
  params: z.object({ id }),
  query: z.object({
    pincode: z._default(z.string().check(digitsOfAnyScript, z.maxLength(12)), ''),
    country: z._default(z.string().check(oneLine, z.maxLength(60)), 'India'),
  }),
  reply: z.object({ success: z.literal(true), delivery: expectedDelivery }),
});

export const getProductBasicInfo = endpoint({
  method: 'GET',
  path: '/api/design/getProductBasicInfo/:id',
  access: 'anyone',
  mayBeStale: true,
  inReadersLanguage: true,
  tag: 'designs',
  summary: 'Title, price and first picture of a design',
  params: z.object({ id }),
  reply: z.object({
    success: z.literal(true),
    product: z.object({
      id: idOut,
      ...shownTitle,
      price: rupees,
      image: z.nullable(z.string()),
      designer: z.object({ id: idOut, name: z.string() }),
    }),
  }),
});
