import { useQueryClient } from '@tanstack/react-query';
import { useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { useOrderNews } from '../making/making.api.ts';

/** Refreshes the open board when an order changes or a chat gets a message. */
export function useBoardNews(): void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: ['orders', 'board'] });
  useOrderNews();
  useServerEvent('chatTouched', refresh);
}
