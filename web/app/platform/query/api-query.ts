import type { QueryKey } from '@tanstack/react-query';
import type { Api } from '#web/platform/api/create-api.ts';

/** An API query: its key and fetcher in one place, shared by loaders and components. */
export interface ApiQuery<Data> {
  readonly key: QueryKey;
  readonly fetch: (api: Api) => Promise<Data>;
  /** Milliseconds for which an answer counts as fresh. */
  readonly staleTime?: number;
}

/** A list that is fetched page by page. */
export interface ApiList<Page> {
  readonly key: QueryKey;
  /** `cursor` is undefined for the first page. */
  readonly fetch: (api: Api, cursor: string | undefined) => Promise<Page>;
  /** The cursor of the page after `page`; null after the last one. */
  readonly next: (page: Page) => string | null;
  readonly staleTime?: number;
}
