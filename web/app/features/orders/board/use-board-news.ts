import { useQueryClient } from '@tanstack/react-query';
import { useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { useOrderNews } from '../making/making.api.ts';

/** While the board is open: what moves an order, pays for it or asks about it is seen at once. */
export function useBoardNews(): void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: ['orders', 'board'] });
  useOrderNews();
  useServerEvent('chatTouched', refresh);
}
