import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { Notification } from '#contracts/notifications/notifications.contract.ts';
import { requestsList } from '#web/features/engagement/follows/requests.api.ts';
import { openReceiver } from '#web/features/messaging/receiver-of.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { toast } from '#web/ui/floats/toast.ts';
import notificationsWords from '#web/words/en/features/notifications/notifications.json';
import { isPaying } from './is-paying.ts';
import { allNotifications, refreshNotifications, unreadQuery } from './notifications.api.ts';
import { nothingUnread, type Unread, withNewNotification } from './unread.ts';

/**
 * Handles notifications as they arrive: adds them to the list, counts them on the bell and shows a toast. Used once,
 * by the bell.
 */
export function useNotificationNews(): void {
  const t = useWords(notificationsWords, 'types');
  const client = useQueryClient();
  const place = useLocation();

  /** The sentences are loaded with the first notification, so that no page waits for them. */
  const show = async (arrived: Notification) => {
    const words = await fetched(() => import('./render-notification.ts')).catch(() => null);
    toast.news(t(arrived.type), words?.renderNotification(arrived).message ?? arrived.message);
  };

  const onNotification = (arrived: Notification) => {
    client.setQueryData<Unread>(unreadQuery.key, (unread) =>
      withNewNotification(unread ?? nothingUnread, arrived),
    );
    void client.invalidateQueries({ queryKey: allNotifications.key });
    if (arrived.type === 'ORDER' || arrived.type === 'PAYMENT') {
      void client.invalidateQueries({ queryKey: ['order'] });
      void client.invalidateQueries({ queryKey: ['orders'] });
    }
    if (arrived.type === 'FOLLOW_REQUEST') void client.invalidateQueries({ queryKey: requestsList.key });
    if (arrived.type === 'FOLLOW_AGREED') {
      void client.invalidateQueries({ queryKey: ['profile', String(arrived.senderId)] });
      void client.invalidateQueries({ queryKey: ['following'] });
    }
    if (arrived.type === 'MODERATION') {
      void client.invalidateQueries({ queryKey: ['design', String(arrived.designId)] });
      void client.invalidateQueries({ queryKey: ['admin'] });
    }
    // No toast if the chat or page that the notification is about is open.
    const isOnScreen =
      arrived.type === 'MESSAGE'
        ? arrived.senderId !== null && openReceiver(place) === arrived.senderId
        : arrived.link === place.pathname || (arrived.type === 'PAYMENT' && isPaying(place, arrived.link));
    if (!isOnScreen) void show(arrived);
  };
  useServerEvent('new-notification', onNotification);
  useServerEvent('notificationGrew', onNotification);
  useServerEvent('notificationsRead', () => {
    void refreshNotifications(client);
    // A follow request may have been withdrawn.
    void client.invalidateQueries({ queryKey: requestsList.key });
  });
  useReturn(() => void refreshNotifications(client));
}
