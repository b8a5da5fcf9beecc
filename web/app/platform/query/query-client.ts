import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import { ApiError, isRefusal } from '#web/platform/api/api-error.ts';

const minute = 60_000;

/** A refusal stays a refusal; only silence and trouble on the server's side are worth another try. */
export function isWorthRetrying(tries: number, error: unknown): boolean {
  if (isRefusal(error)) return false;
  return tries < 3;
}

const longestDelay = 30_000;

/** Milliseconds before the next try: as long as the server asks for, else 1, 2, 4 … seconds; at most 30. */
export function retryDelay(tries: number, error?: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return Math.min(asked === undefined ? 1000 * 2 ** tries : 1000 * asked, longestDelay);
}

/**
 * The library joins what is outdated while its first answer is under way to that answer, which may be older than
 * the news: here it is asked for once more as soon as it has come.
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

/** One for each request on the server, one for the life of the page in the browser. */
export function createQueryClient(): QueryClient {
  return new NewsProofQueryClient({
    defaultOptions: {
      // Asked once in any case: the service worker may have an earlier answer.
      queries: {
        networkMode: 'offlineFirst',
        retry: isWorthRetrying,
        retryDelay,
        gcTime: 5 * minute,
        staleTime: 15_000,
      },
      // Without a connection a change is refused at once: held back, it would be sent later, unasked.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
