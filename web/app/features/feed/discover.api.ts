import type { getTrendingDesigns, suggestMakers } from '#contracts/feed/discover.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { type ServerMark, settledMarks } from '#web/features/engagement/marks/mark-overlay.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

const minute = 60_000;

export type TrendingDesign = ReplyOf<typeof getTrendingDesigns>['data'][number];
export type SuggestedMaker = ReplyOf<typeof suggestMakers>['data'][number] & { follow: ServerMark };

export const trendingQuery: ApiQuery<TrendingDesign[]> = {
  key: ['trending'],
  staleTime: 5 * minute,
  fetch: async (api) =>
    (await api.call<typeof getTrendingDesigns>('GET /api/design/getTrendingDesigns')).data,
};

/** Makers to follow. A newly followed maker stays in the list until the page is left, so that a tap can be undone. */
export const suggestionsQuery: ApiQuery<SuggestedMaker[]> = {
  key: ['following', 'suggestions'],
  staleTime: 5 * minute,
  async fetch(api) {
    const asOf = settledMarks();
    const { data } = await api.call<typeof suggestMakers>('GET /api/users/suggestedMakers');
    return data.map((maker) => ({ ...maker, follow: { on: false, count: 0, asOf } }));
  },
};
