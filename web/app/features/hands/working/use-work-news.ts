import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';

/** Refetches a query of handed work when a maker has moved some. */
export function useWorkNews(queryKey: QueryKey): void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey });
  useServerEvent('new-notification', ({ type }) => {
    if (type === 'WORK') refresh();
  });
  useReturn(refresh);
}
