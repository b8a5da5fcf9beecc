import * as z from 'zod/mini';
import { roles } from '#contracts/accounts/roles.ts';
import { language, shownTitle } from '#contracts/designs/languages/shown-words.ts';
import { followStates } from '#contracts/engagement/follows.contract.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, rupees } from '#contracts/platform/fields.ts';
import { picture } from '#contracts/platform/picture.ts';
import { profileVisibilities } from '#contracts/profiles/privacy/profile-visibility.ts';
import { shownShop } from '#contracts/profiles/shop/shop.contract.ts';
import { trustFigure } from '#contracts/trust/trust.contract.ts';

export const portfolioPageSize = 24;
export const peoplePageSize = 24;

const params = z.object({ userId: id });
const query = z.object({ cursor: z.optional(z.string().check(z.maxLength(80))) });
/** Null on the last page. */
const nextCursor = z.nullable(z.string());

export const portfolioDesign = z.object({
  id: idOut,
  ...shownTitle,
  description: z.string(),
  descriptionLang: language,
  images: z.array(z.object({ url: z.string() })),
  picture: z.nullable(picture),
  /** As its maker wrote it; '' if none. */
  color: z.string(),
  price: rupees,
  /** In percent; 0 if there is none. */
  discount: z.int(),
  originalPrice: z.nullable(rupees),
  likesCount: z.int(),
  savesCount: z.int(),
  /** Whether the caller saved it; false for visitors. */
  isSaved: z.boolean(),
});
export type PortfolioDesign = z.output<typeof portfolioDesign>;

export const viewPublicProfile = endpoint({
  method: 'GET',
  path: '/api/public/viewPublicProfile/:userId',
  access: 'anyone',
  mayBeStale: true,
  inReadersLanguage: true,
  tag: 'discovery',
  summary: 'What anybody may know of a person, with the first page of their designs',
  params,
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      id: idOut,
      name: z.string(),
      role: z.enum(roles),
      isVerified: z.boolean(),
      /** True only for callers who share a chat with them; false for everyone else. */
      isOnline: z.boolean(),
      /** Shown to signed-in callers if the person allows it; null otherwise. */
      contact: z.nullable(z.object({ email: z.string(), phone: z.string() })),
      /** What the maker wrote about their shop, and when it takes orders; null if they wrote nothing. */
      shop: z.nullable(shownShop),
      profession: z.string(),
      createdAt: instant,
      profile: z.object({
        profileImage: z.nullable(z.string()),
        bio: z.string(),
        city: z.string(),
        state: z.string(),
      }),
      designs: z.array(portfolioDesign),
      nextCursor,
      /** Number of published designs. */
      designsCount: z.int(),
      /** Likes of all published designs together. */
      likesCount: z.int(),
      followersCount: z.int(),
      followingCount: z.int(),
      /** The average of all reviews of their designs, to one decimal; null without reviews. */
      averageRating: z.nullable(z.number()),
      reviewsCount: z.int(),
      /**
       * What they have earned by their work, in the order in which it is shown; empty if there were too few orders.
       * Null for people who do not sell.
       */
      trust: z.nullable(z.array(trustFigure)),
      /** Whether the caller follows them; false for visitors. */
      isFollowed: z.boolean(),
      /** Like `isFollowed`, but also says whether the caller has requested to follow. */
      followState: z.enum(followStates),
      /** Whether the person must agree before the caller can follow them. */
      asksFirst: z.boolean(),
      /** If true, the caller gets only name, photo, role, seal and joining date; all else is empty. */
      isPrivate: z.boolean(),
      /** Who can see the whole profile. Sent only to its owner, null for everyone else. */
      shownTo: z.nullable(z.enum(profileVisibilities)),
      isOwn: z.boolean(),
      /**
       * Whether the caller muted them: nothing of theirs appears in the caller's feed, stories, suggestions and
       * notifications.
       */
      isMuted: z.boolean(),
      /** What the caller may do. Visitors who want to follow or write are asked to sign in. */
      can: z.object({ follow: z.boolean(), message: z.boolean(), mute: z.boolean(), report: z.boolean() }),
    }),
  }),
});

export const getPortfolio = endpoint({
  method: 'GET',
  path: '/api/public/designs/:userId',
  access: 'anyone',
  mayBeStale: true,
  inReadersLanguage: true,
  tag: 'discovery',
  summary: 'The published designs of a person, newest first, by cursor',
  params,
  query,
  reply: z.object({ success: z.literal(true), designs: z.array(portfolioDesign), nextCursor }),
});

const listedPerson = z.object({
  id: idOut,
  name: z.string(),
  role: z.enum(roles),
  profession: z.string(),
  city: z.string(),
  profileImage: z.nullable(z.string()),
  isVerified: z.boolean(),
  /** Whether the caller follows them; false for visitors. */
  isFollowed: z.boolean(),
  followState: z.enum(followStates),
  can: z.object({ follow: z.boolean() }),
});
export type ListedPerson = z.output<typeof listedPerson>;

const people = z.object({ success: z.literal(true), people: z.array(listedPerson), nextCursor });

export const listFollowers = endpoint({
  method: 'GET',
  path: '/api/public/followers/:userId',
  access: 'anyone',
  mayBeStale: true,
  tag: 'discovery',
  summary: 'Who follows a person, the latest first, by cursor',
  params,
  query,
  reply: people,
});

export const listFollowing = endpoint({
  method: 'GET',
  path: '/api/public/following/:userId',
  access: 'anyone',
  mayBeStale: true,
  tag: 'discovery',
  summary: 'Whom a person follows, by cursor',
  params,
  query,
  reply: people,
});
