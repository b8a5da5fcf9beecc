import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { data, type RouterContextProvider } from 'react-router';
import { ApiError, isNotFound } from '#web/platform/api/api-error.ts';
import { type Api, createApi } from '#web/platform/api/create-api.ts';
import { serverContext } from '#web/platform/ssr/server-context.ts';
import type { ApiList, ApiQuery } from './api-query.ts';
import { listQueryOptions, queryOptions } from './query-options.ts';

/*
 * How a page gets its data:
 *
 *   const design = (id: string): ApiQuery<Design> => ({ key: ['design', id], fetch: (api) => … });
 *
 *   export const loader = ({ context, params }: Route.LoaderArgs) => preload(context, design(params.id));
 *   export const clientLoader = noLoaderData;
 *   export default function Page({ loaderData, params }: Route.ComponentProps) {
 *     const { data, isPending, error } = usePageQuery(design(params.id), loaderData);
 *
 * The first page arrives with its data in the HTML. Later navigations show the next page at once, from the
 * cache or as its skeleton, and fetch JSON straight from the API: one hop instead of two.
 */

/** The data that a server loader passes to its page. */
export interface Preloaded<Data> {
  readonly data: Data;
  /** When it was fetched, in milliseconds since 1970. */
  readonly at: number;
}

/** The API with the cookies of this request's visitor. Server loaders only. */
export function apiOf(context: Readonly<RouterContextProvider>): Api {
  return createApi(context.get(serverContext).transport);
}

/** Fetches on the server. A refusal becomes the page's own status: 404 shows the not-found page. */
export async function preload<Data>(
  context: Readonly<RouterContextProvider>,
  query: ApiQuery<Data>,
): Promise<Preloaded<Data>> {
  return { data: await asPage(query.fetch(apiOf(context))), at: Date.now() };
}

/** Fetches the first page of a list on the server, likewise. */
export async function preloadList<Page>(
  context: Readonly<RouterContextProvider>,
  list: ApiList<Page>,
): Promise<Preloaded<Page>> {
  return { data: await asPage(list.fetch(apiOf(context), undefined)), at: Date.now() };
}

/** The client loader of every page: queries fetch the data, so that the page shows without waiting for it. */
export function noLoaderData(): null {
  return null;
}

interface Watching<Data> extends Keeping {
  /** Milliseconds until the next refetch while the page is open; false for none. */
  refetchEvery?: (data: Data | undefined) => number | false;
}

/** The page's data. A 404 from a later fetch also shows the not-found page. */
export function usePageQuery<Data>(
  query: ApiQuery<Data>,
  preloaded: Preloaded<Data> | null,
  { refetchEvery, keepsPrevious = false }: Watching<Data> = {},
): UseQueryResult<Data> {
  return useQuery<Data>({
    ...(refetchEvery ? { refetchInterval: ({ state }) => refetchEvery(state.data) } : {}),
    ...queryOptions(query),
    throwOnError: isNotFound,
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(preloaded === null ? {} : { initialData: preloaded.data, initialDataUpdatedAt: preloaded.at }),
  });
}

interface Keeping {
  /** Shows the previous data as a placeholder until the new data has loaded. */
  keepsPrevious?: boolean;
}

type PagedData<Page> = InfiniteData<Page, string | undefined>;
type PagedResult<Page> = UseInfiniteQueryResult<PagedData<Page>>;

/** The page's list; `fetchNextPage` appends the next page. */
export function usePageList<Page>(
  list: ApiList<Page>,
  preloaded: Preloaded<Page> | null,
  { keepsPrevious = false }: Keeping = {},
): PagedResult<Page> {
  return useInfiniteQuery<Page, Error, PagedData<Page>, QueryKey, string | undefined>({
    ...listQueryOptions(list),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    throwOnError: isNotFound,
    ...(preloaded === null
      ? {}
      : {
          initialData: { pages: [preloaded.data], pageParams: [undefined] },
          initialDataUpdatedAt: preloaded.at,
        }),
  });
}

/** A list within a page: its 404 does not replace the whole page. */
export function useListWithin<Page>(list: ApiList<Page>): PagedResult<Page> {
  return useInfiniteQuery<Page, Error, PagedData<Page>, QueryKey, string | undefined>(listQueryOptions(list));
}

async function asPage<Data>(answer: Promise<Data>): Promise<Data> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message, requestId } = error;
    throw data({ code, message, requestId }, { status: error.status || 503 });
  }
}
