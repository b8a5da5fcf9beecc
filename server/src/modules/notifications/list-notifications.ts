import {
  type getUnreadNotifications,
  type listNotifications as listNotificationsCall,
  mostUnreadListed,
  notificationsPageSize,
} from '#contracts/notifications/notifications.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { beforeNewest, cutPage, makeTimeCursor } from '#server/platform/http/cursor.ts';
import type { Services } from '#server/platform/services.ts';
import { presentNotification } from './present-notification.ts';
import { notificationsPage, unreadCount, unreadNotifications } from './read-notifications.queries.ts';

const listCursor = makeTimeCursor('plain');

type From = Pick<Services, 'db' | 'env'>;

/** A person's unread notifications: up to fifty listed, up to 100 counted. */
export async function listUnread(
  { db, env }: From,
  viewerId: number,
): Promise<ReplyOf<typeof getUnreadNotifications>> {
  const rows = await unreadNotifications(db, [viewerId]);
  return {
    success: true,
    notifications: rows.map((row) => presentNotification(row, env.MEDIA_URL)),
    unreadCount: rows.length < mostUnreadListed ? rows.length : await countUnread(db, viewerId),
  };
}

/** A person's unread notifications, counted up to 100. */
export async function countUnread(executor: Executor, viewerId: number): Promise<number> {
  const [row] = await unreadCount(executor, [viewerId]);
  return row?.count ?? 0;
}

/** A page of a person's notifications. */
export async function listNotifications(
  { db, env }: From,
  viewerId: number,
  cursor: string | undefined,
): Promise<ReplyOf<typeof listNotificationsCall>> {
  const after = cursor === undefined ? beforeNewest : listCursor.read(cursor);
  const found = await notificationsPage(db, [viewerId, after.micros, after.id]);
  const { shown, nextCursor } = cutPage(found, notificationsPageSize, listCursor);
  return {
    success: true,
    notifications: shown.map((row) => presentNotification(row, env.MEDIA_URL)),
    nextCursor,
  };
}
