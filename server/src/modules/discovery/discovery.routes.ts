import { getRelatedDesigns } from '#contracts/discovery/related-designs.contract.ts';
import { search, searchCategories, suggest } from '#contracts/discovery/search.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { listRelatedDesigns } from './related/list-related-designs.ts';
import { listCategories } from './search/list-categories.ts';
import { makeSuggestions } from './search/make-suggestions.ts';
import { searchDesigns } from './search/search-designs.ts';
import { searchMakers } from './search/search-makers.ts';
import { searching } from './search/searching.limit.ts';

export function discoveryRoutes(serve: Serve, services: Services): void {
  serve(
    search,
    async ({ query, viewer, db, locale }) =>
      query.type === 'creators'
        ? searchMakers({ ...services, db }, query)
        : searchDesigns({ ...services, db }, query, { viewerId: viewer?.id ?? null, locale }),
    { visitorSeconds: 2, limits: [searching] },
  );
  serve(suggest, async ({ query, db, locale }) => makeSuggestions({ ...services, db }, query.q, locale), {
    visitorSeconds: 15,
    limits: [{ name: 'suggest', by: 'network', most: 120, seconds: 60 }],
  });
  serve(searchCategories, ({ db }) => listCategories({ ...services, db }), { visitorSeconds: 60 });
  serve(
    getRelatedDesigns,
    ({ params, viewer, db, locale }) =>
      listRelatedDesigns({ ...services, db }, { designId: params.id, viewerId: viewer?.id ?? null, locale }),
    { visitorSeconds: 15 },
  );
}
