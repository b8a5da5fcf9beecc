import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import { id, idOut, instant, rupees } from '../platform/fields.ts';
import { shownStatus } from './designs.contract.ts';

export const ownDesignsPageSize = 60;

const count = z.int();

export const getMyUploadedProducts = endpoint({
  method: 'GET',
  path: '/api/users/getMyUploadedProducts',
  access: 'member',
  tag: 'designs',
  summary: 'One’s own designs, newest first, sixty at a time; those still being prepared and hidden ones too',
  query: z.object({
    /** Where the page before ended. */
    before: z.optional(id),
  }),
  reply: z.object({
    success: z.literal(true),
    /** Of all pages. */
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
          /** Such as "4.5"; null where nobody has rated it. */
          averageRating: z.nullable(z.string()),
        }),
      }),
    ),
    /** For the next page; null on the last one. */
    nextBefore: z.nullable(idOut),
  }),
});
