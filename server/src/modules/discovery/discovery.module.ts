import type { ModuleContext } from '#server/platform/module-context.ts';
import { cardsRoutes } from './cards/cards.routes.ts';
import { discoveryRoutes } from './discovery.routes.ts';
import { exploreRoutes } from './explore/explore.routes.ts';
import { findAgainWhenPublic } from './search/find-again.ts';
import { followSales, followSalesEvery } from './search/follow-sales.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

export function installDiscovery({ serve, server, services }: ModuleContext): void {
  discoveryRoutes(serve, services);
  exploreRoutes(serve, services);
  sitemapRoutes(server, services);
  cardsRoutes(server, services);
  findAgainWhenPublic(services);
  services.jobs.every('search.follow-sales', followSalesEvery, () => followSales(services));
}
