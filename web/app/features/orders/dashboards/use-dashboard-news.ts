import { useQueryClient } from '@tanstack/react-query';
import type { NotificationType } from '#contracts/notifications/kinds/kinds.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';

/** Notifications that change the figures of designs. */
const ofDesigns: readonly NotificationType[] = ['LIKE', 'REVIEW', 'ORDER', 'ENQUIRY'];

/** Invalidates lists and figures when an event changes them. */
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
