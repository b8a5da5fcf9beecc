import { api } from '#web/platform/api/browser-api.ts';
import type { ApiList, ApiQuery } from './api-query.ts';

/** The TanStack Query options that fetch `query` in the browser. */
export const queryOptions = <Data>({ key, fetch, staleTime }: ApiQuery<Data>) => ({
  queryKey: key,
  queryFn: ({ signal }: { signal: AbortSignal }) => fetch(api.withSignal(signal)),
  ...(staleTime === undefined ? {} : { staleTime }),
});

/** The same for a list. */
export const listQueryOptions = <Page>({ key, fetch, next, staleTime }: ApiList<Page>) => ({
  queryKey: key,
  queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
    fetch(api.withSignal(signal), pageParam),
  initialPageParam: undefined,
  getNextPageParam: next,
  ...(staleTime === undefined ? {} : { staleTime }),
});
