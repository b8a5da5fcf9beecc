import type { getRelatedDesigns } from '#contracts/discovery/related-designs.contract.ts';
import type { FoundDesign } from '#contracts/discovery/search.contract.ts';
import { settledMarks } from '#web/features/engagement/marks/mark-overlay.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import type { FoundTile } from '../search/search.api.ts';

export interface RelatedDesigns {
  fromMaker: FoundTile[];
  similar: FoundTile[];
}

const minute = 60_000;

export const relatedDesigns = (designId: number): ApiQuery<RelatedDesigns> => ({
  key: ['design', String(designId), 'related'],
  staleTime: 5 * minute,
  async fetch(api) {
    const asOf = settledMarks();
    const request = { params: { id: designId } };
    const { fromMaker, similar } = await api.call<typeof getRelatedDesigns>(
      'GET /api/design/:id/related',
      request,
    );
    const tile = (design: FoundDesign): FoundTile => ({
      ...design,
      save: { on: design.isSaved, count: design.savesCount, asOf },
    });
    return { fromMaker: fromMaker.map(tile), similar: similar.map(tile) };
  },
});
