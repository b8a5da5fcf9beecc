import { getListOfUsersByRole, getTrendingTiles } from '#contracts/discovery/explore.contract.ts';
import {
  getPortfolio,
  listFollowers,
  listFollowing,
  viewPublicProfile,
} from '#contracts/discovery/public-profile.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { listFollows, listPortfolio, showPublicProfile } from '../public-profiles/view-public-profile.ts';
import { searching } from '../search/searching.limit.ts';
import { makeListCreators } from './list-creators.ts';
import { listTrendingTiles } from './list-trending-tiles.ts';

const shared = { visitorSeconds: 2 };

export function exploreRoutes(serve: Serve, services: Services): void {
  const listCreators = makeListCreators(services);
  serve(getListOfUsersByRole, ({ query, viewer, db }) => listCreators(db, query, viewer?.id ?? null), {
    ...shared,
    limits: [{ ...searching, spares: ({ query }) => !(query as { q?: unknown }).q }],
  });
  serve(
    getTrendingTiles,
    ({ viewer, db, locale }) =>
      listTrendingTiles({ ...services, db }, { viewerId: viewer?.id ?? null, locale }),
    { visitorSeconds: 15 },
  );

  serve(
    viewPublicProfile,
    ({ params, viewer, db, locale }) =>
      showPublicProfile({ ...services, db }, { userId: params.userId, viewerId: viewer?.id ?? null, locale }),
    shared,
  );
  serve(
    getPortfolio,
    ({ params, query, viewer, db, locale }) =>
      listPortfolio(
        { ...services, db },
        { userId: params.userId, viewerId: viewer?.id ?? null, locale, cursor: query.cursor },
      ),
    shared,
  );
  serve(
    listFollowers,
    ({ params, query, viewer, db }) =>
      listFollows({ ...services, db }, 'followers', {
        userId: params.userId,
        viewerId: viewer?.id ?? null,
        cursor: query.cursor,
      }),
    shared,
  );
  serve(
    listFollowing,
    ({ params, query, viewer, db }) =>
      listFollows({ ...services, db }, 'following', {
        userId: params.userId,
        viewerId: viewer?.id ?? null,
        cursor: query.cursor,
      }),
    shared,
  );
}
