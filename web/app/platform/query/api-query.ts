import type { QueryKey } from '@tanstack/react-query';
import type { Api } from '#web/platform/api/create-api.ts';

/** A question to the API: its key and how to ask, in one place, for loaders and components alike. */
export interface ApiQuery<Data> {
  readonly key: QueryKey;
  readonly fetch: (api: Api) => Promise<Data>;
  /** Milliseconds for which an answer needs no second look. */
  readonly staleTime?: number;
}

/** A list that is read page by page. */
export interface ApiList<Page> {
  readonly key: QueryKey;
  /** `cursor` is undefined for the first page. */
  readonly fetch: (api: Api, cursor: string | undefined) => Promise<Page>;
  /** Where the page after `page` starts; null after the last one. */
  readonly next: (page: Page) => string | null;
  readonly staleTime?: number;
}
