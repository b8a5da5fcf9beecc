import { getTrendingDesigns, suggestMakers } from '#contracts/feed/discover.contract.ts';
import { getProductsForFeed } from '#contracts/feed/feed.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { makeListFeed } from './list-feed.ts';
import { listSuggestions } from './list-suggestions.ts';
import { listTrending } from './list-trending.ts';

export function feedRoutes(serve: Serve, services: Services): void {
  const listFeed = makeListFeed(services);

  serve(
    getProductsForFeed,
    ({ query, viewer, db, locale }) => listFeed(db, query, { viewerId: viewer?.id ?? null, locale }),
    {
      visitorSeconds: 1,
    },
  );

  serve(suggestMakers, ({ viewer, db }) => listSuggestions({ ...services, db }, viewer?.id ?? null), {
    visitorSeconds: 15,
  });
  serve(getTrendingDesigns, ({ db, locale }) => listTrending({ ...services, db }, locale), {
    visitorSeconds: 15,
  });
}
