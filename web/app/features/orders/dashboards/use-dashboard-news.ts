import { useQueryClient } from '@tanstack/react-query';
import type { NotificationType } from '#contracts/notifications/kinds/kinds.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';

/** What moves the numbers of designs. */
const ofDesigns: readonly NotificationType[] = ['LIKE', 'REVIEW', 'ORDER', 'ENQUIRY'];

/** Asks again for lists and figures as soon as something has happened that they show. */
export function useDashboardNews(): void {
  const client = useQueryClient();
  const refetch = (noun: 'orders' | 'designs') => void client.invalidateQueries({ queryKey: [noun] });

  useServerEvent('orderChanged', () => refetch('orders'));
  useServerEvent('new-notification', ({ type }) => {
    if (type === 'ENQUIRY') refetch('orders');
    if (ofDesigns.includes(type)) refetch('designs');
  });
  useReturn(() => {
    refetch('orders');
    refetch('designs');
  });
}
