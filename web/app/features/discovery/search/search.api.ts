import type {
  FoundCreator,
  FoundDesign,
  SearchFacets,
  search,
  searchCategories,
  suggest,
} from '#contracts/discovery/search.contract.ts';
import type { ReplyOf, RequestOf } from '#contracts/platform/endpoint.ts';
import { type ServerMark, settledMarks } from '#web/features/engagement/marks/mark-overlay.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';
import { takenIn, type WordsTaken } from '../words-taken.tsx';
import { type SearchState, searchQuery } from './search-state.ts';

export interface FoundTile extends FoundDesign {
  save: ServerMark;
}

export interface SearchPage {
  designs: FoundTile[];
  creators: FoundCreator[];
  total: { count: number; isAtLeast: boolean };
  taken: WordsTaken;
  noneWithin: ReplyOf<typeof search>['noneWithin'];
  facets: SearchFacets | null;
  /** The town of the PIN code; null without a PIN code, or if its location is unknown. */
  near: { city: string; state: string } | null;
  next: string | null;
}

/** The results of a search, paginated. */
export const searchList = (state: SearchState): ApiList<SearchPage> => ({
  key: ['search', searchQuery(state)],
  staleTime: 60_000,
  async fetch(api, cursor) {
    const asOf = settledMarks();
    const query = { ...searchQuery(state), ...(cursor === undefined ? {} : { cursor }) };
    const reply = await api.call<typeof search>('GET /api/search', {
      query: query as RequestOf<typeof search>['query'],
    });
    return {
      designs: reply.designs.map((design) => ({
        ...design,
        save: { on: design.isSaved, count: design.savesCount, asOf },
      })),
      creators: reply.creators,
      total: reply.total,
      taken: takenIn(reply),
      noneWithin: reply.noneWithin,
      facets: reply.facets,
      near: reply.near,
      next: reply.nextCursor,
    };
  },
  next: (page) => page.next,
});

export type SearchCategories = ReplyOf<typeof searchCategories>['categories'];

/** The categories to start a search from. */
export const searchStart: ApiQuery<SearchCategories> = {
  key: ['search-categories'],
  staleTime: 600_000,
  async fetch(api) {
    return (await api.call<typeof searchCategories>('GET /api/search/categories')).categories;
  },
};

export type Suggestions = ReplyOf<typeof suggest>;

/** Suggestions for the words typed so far. */
export const suggestionsFor = (q: string): ApiQuery<Suggestions> => ({
  key: ['suggest', q],
  staleTime: 60_000,
  fetch: (api) => api.call<typeof suggest>('GET /api/search/suggest', { query: { q } }),
});
