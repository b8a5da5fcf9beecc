import type {
  CreatorCard as Card,
  getListOfUsersByRole,
  getTrendingTiles,
} from '#contracts/discovery/explore.contract.ts';
import { settledMarks, type ToldMark } from '#web/features/engagement/marks/mark-overlay.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';
import { type FoundTile, searchList } from '../search/search.api.ts';
import { readSearch } from '../search/search-state.ts';
import type { ExploreState } from './explore-state.ts';

export interface CreatorCard extends Card {
  follow: ToldMark;
}

export interface CreatorsPage {
  creators: CreatorCard[];
  total: number;
  next: string | null;
}

const minute = 60_000;

/** The directory, page by page. */
export const creatorList = ({ role, q }: Pick<ExploreState, 'role' | 'q'>): ApiList<CreatorsPage> => ({
  key: ['creators', role, q],
  staleTime: minute,
  async fetch(api, cursor, signal) {
    const asOf = settledMarks();
    const { data } = await api.call<typeof getListOfUsersByRole>('GET /api/public/getListOfUsersByRole', {
      query: {
        ...(role === null ? {} : { role }),
        ...(q === '' ? {} : { q }),
        ...(cursor === undefined ? {} : { cursor }),
      },
      ...(signal ? { signal } : {}),
    });
    return {
      creators: data.users.map((user) => ({
        ...user,
        follow: { on: user.isFollowed, count: user.followersCount, asOf },
      })),
      total: data.totalUsers,
      next: data.nextCursor,
    };
  },
  next: (page) => page.next,
});

export const trendingTiles: ApiQuery<FoundTile[]> = {
  key: ['trending', 'tiles'],
  staleTime: 5 * minute,
  async fetch(api, signal) {
    const asOf = settledMarks();
    const { designs } = await api.call<typeof getTrendingTiles>(
      'GET /api/public/trendingDesigns',
      signal ? { signal } : {},
    );
    return designs.map((design) => ({
      ...design,
      save: { on: design.isSaved, count: design.savesCount, asOf },
    }));
  },
};

/** Every design, the newest first: a search for nothing in particular. */
export const newestDesigns = searchList(readSearch(new URLSearchParams({ sort: 'newest' })));
