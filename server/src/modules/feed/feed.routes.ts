import { getProductsForFeed } from '#contracts/feed/feed.contract.ts';
import type { Serve } from '../../platform/http/serve-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { makeListFeed } from './list-feed.ts';

export function feedRoutes(serve: Serve, services: Services): void {
  const listFeed = makeListFeed(services);

  serve(getProductsForFeed, async ({ query, viewer }) => listFeed(query, viewer?.id ?? null), {
    visitorSeconds: 1,
  });
}
