import type { Api } from '#web/platform/api/create-api.ts';
import type { ApiList } from '#web/platform/query/api-query.ts';
import type { AdminPage } from './admin-list.tsx';

interface PageRequest {
  query: Record<string, string>;
}

/** A list of the administration that a query searches, filters and sorts; `read` fetches one page. */
export function listBy<Page extends AdminPage<unknown>>(
  name: string,
  read: (from: Api, request: PageRequest) => Promise<Page>,
): (query: Record<string, string>) => ApiList<Page> {
  return (query) => ({
    key: ['admin', name, query],
    fetch: (from, cursor) =>
      read(from, {
        query: { ...query, ...(cursor === undefined ? {} : { cursor }) },
      }),
    next: ({ nextCursor }) => nextCursor,
  });
}
