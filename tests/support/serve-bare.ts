import type { FastifyInstance } from 'fastify';
import { makeCacheRoom } from '#server/platform/cache/short-cache.ts';
import { makeServe, type Serve } from '#server/platform/http/serve-endpoint.ts';

/**
 * Serves endpoints without a database: all callers are visitors without rate limits, unless `more` says
 * otherwise.
 */
export function serveBare(
  server: FastifyInstance,
  more: Partial<Parameters<typeof makeServe>[1]> = {},
): Serve {
  return makeServe(
    { server, forms: server },
    {
      findViewer: async () => null,
      spend: async () => undefined,
      cacheRoom: makeCacheRoom(),
      staleReads: {
        read: () => Promise.reject(),
        afterWrite: null,
        counts: { replica: 0, primary: 0, repeated: 0 },
      },
      served: [],
      ...more,
    },
  );
}
