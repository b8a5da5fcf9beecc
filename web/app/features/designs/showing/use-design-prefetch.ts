import { useQueryClient } from '@tanstack/react-query';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { designQuery } from './design-details.api.ts';

/** Handlers for a link to a design: its page is asked for when a person reaches for it. */
export function useDesignPrefetch(designId: number) {
  const client = useQueryClient();
  const ask = () => {
    const query = designQuery(String(designId));
    void client.prefetchQuery({
      ...queryOptions(query),
      retry: false,
    });
  };
  return { onMouseEnter: ask, onFocus: ask, onTouchStart: ask };
}
