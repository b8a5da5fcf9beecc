import * as z from 'zod/mini';
import { language, shownTitle } from '#contracts/designs/languages/shown-words.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { idOut, instant, page, rupees } from '#contracts/platform/fields.ts';
import { picture } from '#contracts/platform/picture.ts';

export const feedPageSize = 12;

export const feedDesign = z.object({
  id: idOut,
  ...shownTitle,
  description: z.string(),
  descriptionLang: language,
  price: rupees,
  /** In percent; null if there is none, because an older front end would print a 0. */
  discount: z.nullable(z.int()),
  originalPrice: z.nullable(rupees),
  category: z.string(),
  materialOne: z.nullable(z.string()),
  materialTwo: z.nullable(z.string()),
  createdAt: instant,
  images: z.array(z.string()),
  pictures: z.array(picture),
  /** The main colours of the fabric in the first picture, as `#rrggbb`. */
  dyes: z.array(z.string()),
  designer: z.object({
    id: idOut,
    name: z.string(),
    city: z.string(),
    profileImage: z.nullable(z.string()),
    isVerified: z.boolean(),
    isFollowed: z.boolean(),
  }),
  isLiked: z.boolean(),
  isSaved: z.boolean(),
  meta: z.object({
    likesCount: z.int(),
    commentCount: z.int(),
    sharesCount: z.int(),
    savesCount: z.int(),
  }),
});
export type FeedDesign = z.output<typeof feedDesign>;

export const getProductsForFeed = endpoint({
  method: 'GET',
  path: '/api/design/getProductsForFeed',
  access: 'anyone',
  mayBeStale: true,
  inReadersLanguage: true,
  tag: 'feed',
  summary:
    'Published designs, newest first, by cursor or by page; with tab=following those of followed makers',
  query: z.object({
    /** `following` requires a session and is paginated by cursor only. */
    tab: z.optional(z.enum(['following'])),
    page,
    /** `nextCursor` of the previous page. Takes precedence over `page`; pages never repeat or skip designs. */
    cursor: z.optional(z.string().check(z.maxLength(80))),
  }),
  reply: z.object({
    success: z.literal(true),
    /**
     * The number of published designs. For the Following tab, which is not counted: the designs on this page, plus
     * one if there are more.
     */
    total: z.int(),
    pageSize: z.int(),
    page: z.int(),
    products: z.array(feedDesign),
    /** Null on the last page. */
    nextCursor: z.nullable(z.string()),
  }),
});
