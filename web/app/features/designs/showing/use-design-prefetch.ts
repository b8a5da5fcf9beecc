import { useQueryClient } from '@tanstack/react-query';
import { api } from '#web/platform/api/browser-api.ts';
import { designQuery } from './design-details.api.ts';

/** Handlers for a link to a design: its page is asked for when somebody reaches for it. */
export function useDesignPrefetch(designId: number) {
  const client = useQueryClient();
  const ask = () => {
    const query = designQuery(String(designId));
    void client.prefetchQuery({
      queryKey: query.key,
      queryFn: ({ signal }) => query.fetch(api, signal),
      staleTime: query.staleTime ?? 0,
      retry: false,
    });
  };
  return { onMouseEnter: ask, onFocus: ask, onTouchStart: ask };
}
