import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import { ApiError, isRefusal } from '#web/platform/api/api-error.ts';

const minute = 60_000;

/** Refusals are not retried, only server errors and missing answers. */
export function isWorthRetrying(tries: number, error: unknown): boolean {
  if (isRefusal(error)) return false;
  return tries < 3;
}

const longestDelay = 30_000;

/** Milliseconds before the next try: as long as the server asks for, otherwise 1, 2, 4 … seconds; at most 30. */
export function retryDelay(tries: number, error?: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return Math.min(asked === undefined ? 1000 * 2 ** tries : 1000 * asked, longestDelay);
}

/**
 * If a query is invalidated during its first fetch, the library reuses that fetch, whose answer may be older than the
 * event. This client refetches it once more afterwards.
 */
class NewsProofQueryClient extends QueryClient {
  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    const begun = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus !== 'idle');
    await super.invalidateQueries(filters, options);
    await Promise.all(
      begun
        .filter(({ state }) => state.data !== undefined)
        .map(({ queryKey }) => super.invalidateQueries({ ...filters, queryKey, exact: true }, options)),
    );
  }
}

/** One per request on the server, one per page in the browser. */
export function createQueryClient(): QueryClient {
  return new NewsProofQueryClient({
    defaultOptions: {
      // Fetches once even offline: the service worker may have a cached answer.
      queries: {
        networkMode: 'offlineFirst',
        retry: isWorthRetrying,
        retryDelay,
        gcTime: 5 * minute,
        staleTime: 15_000,
      },
      // Offline, a mutation fails at once; if it were paused, it would be sent later without the person asking.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
