import * as z from 'zod/mini';
import { roles } from '#contracts/accounts/roles.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { idOut, page } from '#contracts/platform/fields.ts';
import { picture } from '#contracts/platform/picture.ts';
import { oneLine } from '#contracts/platform/text/text-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { nearPin, nearTown, nearWithin } from './near.ts';
import { foundDesign, wordsTaken } from './search.contract.ts';
import { creatorRoles, creatorSorts, longestSearch } from './search.rules.ts';

export const creatorsPageSize = 12;

export type CreatorRole = (typeof creatorRoles)[number];

export const creatorCard = z.object({
  id: idOut,
  name: z.string(),
  role: z.enum(roles),
  isVerified: z.boolean(),
  profession: z.string(),
  city: z.string(),
  /**
   * Whole kilometres between the town of the requested PIN code and the maker's town; null if no PIN code was
   * requested.
   */
  distanceKm: z.nullable(z.int()),
  profile: z.object({ profileImage: z.nullable(z.string()) }),
  /** Whether the caller follows them; false for visitors. */
  isFollowed: z.boolean(),
  followersCount: z.int(),
  /** Number of published designs. */
  designsCount: z.int(),
  /** The average of all reviews of their designs, to one decimal; null without reviews. */
  averageRating: z.nullable(z.number()),
  reviewsCount: z.int(),
  /** The share of their orders that were on time, in whole percent, of how many; null without that figure. */
  onTime: z.nullable(z.object({ percent: z.int(), count: z.int() })),
  /** The first picture of each of the newest designs, at most three pictures. */
  pictures: z.array(picture),
});
export type CreatorCard = z.output<typeof creatorCard>;

export const getListOfUsersByRole = endpoint({
  method: 'GET',
  path: '/api/public/getListOfUsersByRole',
  access: 'anyone',
  mayBeStale: true,
  tag: 'discovery',
  summary:
    'The directory of creators, the best known or the most punctual first, by page or by cursor; with `q` those who match, with `pin` those near it, the nearest first',
  query: z.object({
    page,
    /** If missing, empty or ALL, every role is listed. */
    role: z.optional(z.enum(['ALL', '', ...creatorRoles], rule('discovery.roleUnknown'))),
    /** Search words, matched against name, craft and town of makers. */
    q: z._default(
      z
        .string()
        .check(
          oneLine,
          z.maxLength(longestSearch, rule(sentence('discovery.searchLong', { most: longestSearch }))),
        ),
      '',
    ),
    /** An Indian PIN code; only makers within `within` kilometres of it are listed. */
    pin: nearPin,
    within: nearWithin,
    /** With `on_time` those without that figure come last; among equals the usual order holds. */
    sort: z._default(z.enum(creatorSorts), 'ranking'),
    /** `nextCursor` of the previous page; takes precedence over `page`. */
    cursor: z.optional(z.string().check(z.maxLength(80))),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      users: z.array(creatorCard),
      /** The requested page. */
      currentPage: z.int(),
      totalPages: z.int(),
      totalUsers: z.int(),
      near: nearTown,
      ...wordsTaken,
      /** Null on the last page. */
      nextCursor: z.nullable(z.string()),
    }),
  }),
});

export const trendingCount = 6;

export const getTrendingTiles = endpoint({
  method: 'GET',
  path: '/api/public/trendingDesigns',
  access: 'anyone',
  mayBeStale: true,
  inReadersLanguage: true,
  tag: 'discovery',
  summary: 'The designs that move people most this week, as they are shown among findings',
  reply: z.object({ success: z.literal(true), designs: z.array(foundDesign) }),
});
