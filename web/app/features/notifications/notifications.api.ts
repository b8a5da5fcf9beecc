import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type {
  getUnreadNotifications,
  listNotifications,
  markAllNotificationsAsRead,
  markNotificationAsRead,
  markNotificationAsReadByDesign,
  Notification,
} from '#contracts/notifications/notifications.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';
import { type Unread, without } from './unread.ts';

const freshFor = 15_000;

/** The data of the bell menu. */
export const unreadQuery: ApiQuery<Unread> = {
  key: ['notifications', 'unread'],
  staleTime: freshFor,
  async fetch(from) {
    const { notifications, unreadCount } = await from.call<typeof getUnreadNotifications>(
      'GET /api/users/getUnreadNotifications',
    );
    return { notifications, count: unreadCount };
  },
};

export interface NotificationsPage {
  rows: Notification[];
  nextCursor: string | null;
}

/** All notifications, read and unread. */
export const allNotifications: ApiList<NotificationsPage> = {
  key: ['notifications', 'all'],
  staleTime: freshFor,
  async fetch(from, cursor) {
    const { notifications, nextCursor } = await from.call<typeof listNotifications>(
      'GET /api/notifications',
      {
        query: { cursor },
      },
    );
    return { rows: notifications, nextCursor };
  },
  next: ({ nextCursor }) => nextCursor,
};

/** Invalidates both lists; mounted queries refetch. */
export function refreshNotifications(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['notifications'] });
}

/**
 * Marks an opened notification as read, first in the cache and then on the server. If it links to a design's page,
 * all notifications about that design are marked. An order's notification links to the order, so the likes of its
 * design stay unread.
 */
export function markOpened(client: QueryClient, { id, designId, link }: Notification): void {
  const opensDesign = designId !== 0 && link.startsWith('/product/');
  const gone = (one: Notification) => one.id === id || (opensDesign && one.designId === designId);
  const call = !opensDesign
    ? api.call<typeof markNotificationAsRead>('POST /api/users/markNotificationAsRead/:id', {
        params: { id },
        body: {},
      })
    : api.call<typeof markNotificationAsReadByDesign>(
        'POST /api/users/markNotificationAsReadByDesign/:designId',
        { params: { designId }, body: {} },
      );
  void mark(client, gone, call).catch(() => undefined);
}

/** @throws ApiError if the server marked nothing; the lists are then restored. */
export function markAllRead(client: QueryClient): Promise<void> {
  return mark(
    client,
    () => true,
    api.call<typeof markAllNotificationsAsRead>('POST /api/users/markAllNotificationsAsRead', { body: {} }),
  );
}

async function mark(
  client: QueryClient,
  gone: (one: Notification) => boolean,
  call: Promise<unknown>,
): Promise<void> {
  void client.cancelQueries({ queryKey: unreadQuery.key });
  client.setQueryData<Unread>(unreadQuery.key, (unread) => unread && without(unread, gone));
  client.setQueryData<InfiniteData<NotificationsPage>>(
    allNotifications.key,
    (all) => all && markedIn(all, gone),
  );
  try {
    await call;
  } finally {
    void refreshNotifications(client);
  }
}

function markedIn(
  all: InfiniteData<NotificationsPage>,
  gone: (one: Notification) => boolean,
): InfiniteData<NotificationsPage> {
  const marked = (row: Notification) => (gone(row) ? { ...row, isRead: true } : row);
  return { ...all, pages: all.pages.map((page) => ({ ...page, rows: page.rows.map(marked) })) };
}
