import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, rupees, searchWords } from '#contracts/platform/fields.ts';
import { ownDesignSorts } from './design.rules.ts';
import { shownStatus } from './designs.contract.ts';

export const ownDesignsPageSize = 60;

const count = z.int();

export type OwnDesignSort = (typeof ownDesignSorts)[number];

export const getMyUploadedProducts = endpoint({
  method: 'GET',
  path: '/api/users/getMyUploadedProducts',
  access: 'member',
  tag: 'designs',
  summary: 'One’s own designs, sixty at a time; those still being prepared and hidden ones too',
  query: z.object({
    /** `nextBefore` of the previous page, for the order by time. */
    before: z.optional(id),
    /** `nextCursor` of the previous page, for any sort order. */
    cursor: z.optional(z.string().check(z.maxLength(40))),
    /** Search words, matched against title and category. */
    q: searchWords(80),
    status: z.optional(shownStatus),
    sort: z._default(z.enum(ownDesignSorts), 'newest'),
  }),
  reply: z.object({
    success: z.literal(true),
    /** Counts of all the viewer's designs, regardless of the search. */
    count,
    products: z.array(
      z.object({
        id: idOut,
        title: z.string(),
        category: z.string(),
        price: rupees,
        status: shownStatus,
        /** The first picture; null until one is ready. */
        image: z.nullable(z.string()),
        createdAt: instant,
        updatedAt: instant,
        meta: z.object({
          likeCount: count,
          shareCount: count,
          saveCount: count,
          reviewCount: count,
          orderCount: count,
          /** For example "4.5"; null without ratings. */
          averageRating: z.nullable(z.string()),
        }),
      }),
    ),
    /** `before` of the next page, for the order by time; null on the last page and for other sort orders. */
    nextBefore: z.nullable(idOut),
    /** `cursor` of the next page; null on the last page. */
    nextCursor: z.nullable(z.string()),
  }),
});

export type OwnDesign = z.output<(typeof getMyUploadedProducts)['reply']>['products'][number];
