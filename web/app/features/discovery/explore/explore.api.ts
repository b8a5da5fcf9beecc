import type {
  CreatorCard as Card,
  getListOfUsersByRole,
  getTrendingTiles,
} from '#contracts/discovery/explore.contract.ts';
import { type ServerMark, settledMarks } from '#web/features/engagement/marks/mark-overlay.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';
import { type FoundTile, searchList } from '../search/search.api.ts';
import { readSearch } from '../search/search-state.ts';
import { takenIn, type WordsTaken } from '../words-taken.tsx';
import { type ExploreState, nearOf } from './explore-state.ts';

export interface CreatorCard extends Card {
  follow: ServerMark;
}

export interface CreatorsPage {
  creators: CreatorCard[];
  total: number;
  /** The town of the PIN code; null without a PIN code, or if its location is unknown. */
  near: { city: string; state: string } | null;
  taken: WordsTaken;
  next: string | null;
}

const minute = 60_000;

/** The directory of creators, paginated. */
export const creatorList = (state: ExploreState): ApiList<CreatorsPage> => ({
  key: ['creators', state.role, state.q, state.sort, nearOf(state)],
  staleTime: minute,
  async fetch(api, cursor) {
    const { role, q, sort } = state;
    const asOf = settledMarks();
    const { data } = await api.call<typeof getListOfUsersByRole>('GET /api/public/getListOfUsersByRole', {
      query: {
        ...(role === null ? {} : { role }),
        ...(q === '' ? {} : { q }),
        ...(sort === 'ranking' ? {} : { sort }),
        ...nearOf(state),
        ...(cursor === undefined ? {} : { cursor }),
      },
    });
    return {
      creators: data.users.map((user) => ({
        ...user,
        follow: { on: user.isFollowed, count: user.followersCount, asOf },
      })),
      total: data.totalUsers,
      near: data.near,
      taken: takenIn(data),
      next: data.nextCursor,
    };
  },
  next: (page) => page.next,
});

export const trendingTiles: ApiQuery<FoundTile[]> = {
  key: ['trending', 'tiles'],
  staleTime: 5 * minute,
  async fetch(api) {
    const asOf = settledMarks();
    const { designs } = await api.call<typeof getTrendingTiles>('GET /api/public/trendingDesigns');
    return designs.map((design) => ({
      ...design,
      save: { on: design.isSaved, count: design.savesCount, asOf },
    }));
  },
};

/** All designs, newest first, as a search without words. */
export const newestDesigns = searchList(readSearch(new URLSearchParams({ sort: 'newest' })));
