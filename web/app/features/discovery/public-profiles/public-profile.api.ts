import type {
  getPortfolio,
  ListedPerson,
  listFollowers,
  listFollowing,
  PortfolioDesign,
  viewPublicProfile,
} from '#contracts/discovery/public-profile.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { followOf } from '#web/features/engagement/follows/follow-of.ts';
import { type ServerMark, settledMarks } from '#web/features/engagement/marks/mark-overlay.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';
import type { FoundTile } from '../search/search.api.ts';

type ProfileReply = ReplyOf<typeof viewPublicProfile>['data'];

export interface PortfolioTile extends FoundTile {
  likes: number;
  /** The addresses of its pictures in reverse order, because people photograph the whole first and the cloth last. */
  closeUps: string[];
  /** The colour in the maker's words; '' for none. */
  color: string;
}

export interface PortfolioPage {
  tiles: PortfolioTile[];
  next: string | null;
}

/** A person's public profile. */
export interface PublicProfile
  extends Omit<
    ProfileReply,
    'designs' | 'nextCursor' | 'profile' | 'isFollowed' | 'followState' | 'asksFirst'
  > {
  profileImage: string | null;
  bio: string;
  city: string;
  state: string;
  follow: ServerMark;
  portfolio: PortfolioPage;
}

export interface PeoplePage {
  people: (ListedPerson & { follow: ServerMark })[];
  next: string | null;
}

const minute = 60_000;
const idShape = /^[1-9]\d{0,14}$/;

/** `id` is the text from the address; if it is not a number, no such person exists. */
export function profileQuery(id: string): ApiQuery<PublicProfile> {
  return {
    key: ['profile', id],
    staleTime: minute,
    async fetch(api) {
      if (!idShape.test(id)) throw new ApiError(404, { code: 'NOT_FOUND', message: '' });
      const asOf = settledMarks();
      const request = { params: { userId: id } };
      const {
        designs,
        nextCursor,
        profile,
        isFollowed: _,
        followState,
        asksFirst,
        ...told
      } = (await api.call<typeof viewPublicProfile>('GET /api/public/viewPublicProfile/:userId', request))
        .data;
      return {
        ...told,
        ...profile,
        follow: { ...followOf(followState, told.followersCount, asOf), asksFirst },
        portfolio: pageOf(designs, nextCursor, { ...told, city: profile.city }, asOf),
      };
    },
  };
}

/** All published designs of a profile; the first page comes with the profile. */
export function portfolioList(maker: PublicProfile): ApiList<PortfolioPage> {
  return {
    key: ['portfolio', maker.id],
    staleTime: minute,
    async fetch(api, cursor) {
      const asOf = settledMarks();
      const { designs, nextCursor } = await api.call<typeof getPortfolio>('GET /api/public/designs/:userId', {
        params: { userId: maker.id },
        query: cursor === undefined ? {} : { cursor },
      });
      return pageOf(designs, nextCursor, maker, asOf);
    },
    next: (page) => page.next,
  };
}

export type FollowSide = 'followers' | 'following';

/** A person's followers, or the people they follow. */
export function peopleList(side: FollowSide, userId: number): ApiList<PeoplePage> {
  return {
    key: ['following', 'people', side, userId],
    staleTime: minute,
    async fetch(api, cursor) {
      const asOf = settledMarks();
      const { people, nextCursor } = await api.call<typeof listFollowers | typeof listFollowing>(
        side === 'followers' ? 'GET /api/public/followers/:userId' : 'GET /api/public/following/:userId',
        {
          params: { userId },
          query: cursor === undefined ? {} : { cursor },
        },
      );
      return {
        people: people.map((person) => ({ ...person, follow: followOf(person.followState, 0, asOf) })),
        next: nextCursor,
      };
    },
    next: (page) => page.next,
  };
}

function pageOf(
  designs: PortfolioDesign[],
  next: string | null,
  { id, name, city, isVerified }: Pick<PublicProfile, 'id' | 'name' | 'city' | 'isVerified'>,
  asOf: number,
): PortfolioPage {
  const maker = { id, name, city, isVerified };
  return {
    tiles: designs.map(({ likesCount, description: _, images, ...design }) => ({
      ...design,
      maker,
      likes: likesCount,
      closeUps: images.map(({ url }) => url).reverse(),
      rating: null,
      reviewCount: 0,
      save: { on: design.isSaved, count: design.savesCount, asOf },
    })),
    next,
  };
}
