import * as z from 'zod/mini';
import { roles } from '#contracts/accounts/roles.ts';
import { language, shownTitle } from '#contracts/designs/languages/shown-words.ts';
import { followStates } from '#contracts/engagement/follows.contract.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, rupees } from '#contracts/platform/fields.ts';
import { picture } from '#contracts/platform/picture.ts';
import { profileVisibilities } from '#contracts/profiles/privacy/profile-visibility.ts';
import { shownShop } from '#contracts/profiles/shop/shop.contract.ts';

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
  /** As its maker names it; '' where they name none. */
  color: z.string(),
  price: rupees,
  /** Percent; 0 when there is none. */
  discount: z.int(),
  originalPrice: z.nullable(rupees),
  likesCount: z.int(),
  savesCount: z.int(),
  /** By the caller; false for visitors. */
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
      /** Told to those who share a chat with them; false for everybody else. */
      isOnline: z.boolean(),
      /** Where they show it, and to signed-in people only; null otherwise. */
      contact: z.nullable(z.object({ email: z.string(), phone: z.string() })),
      /** What a maker says of their shop, and when it takes orders; null where they say nothing. */
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
      /** Published ones. */
      designsCount: z.int(),
      /** Of all published designs together. */
      likesCount: z.int(),
      followersCount: z.int(),
      followingCount: z.int(),
      /** Of all reviews of their designs, to one decimal; null where there are none. */
      averageRating: z.nullable(z.number()),
      reviewsCount: z.int(),
      /** By the caller; false for visitors. */
      isFollowed: z.boolean(),
      /** The same, and whether the caller has asked to follow. */
      followState: z.enum(followStates),
      /** Whether a follow waits for the person to agree. */
      asksFirst: z.boolean(),
      /** Only name, photo, role, seal and since when they are here are told to the caller; all else is empty. */
      isPrivate: z.boolean(),
      /** To whom they show all of it; told to themselves alone, null to everybody else. */
      shownTo: z.nullable(z.enum(profileVisibilities)),
      isOwn: z.boolean(),
      /** Whether the caller sees nothing of them in their feed, stories, suggestions and notifications. */
      isMuted: z.boolean(),
      /** What the caller may do; visitors are asked to sign in before they follow or write. */
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
  /** By the caller; false for visitors. */
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
