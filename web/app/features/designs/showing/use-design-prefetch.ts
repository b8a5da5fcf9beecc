import { useQueryClient } from '@tanstack/react-query';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { designQuery } from './design-details.api.ts';

/** Event handlers for a link to a design; they prefetch its page on hover, focus or touch. */
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
