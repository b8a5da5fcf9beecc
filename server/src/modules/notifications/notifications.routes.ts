import {
  getUnreadNotifications,
  listNotifications as listNotificationsCall,
  markAllNotificationsAsRead,
  markNotificationAsRead,
  markNotificationAsReadByDesign,
} from '#contracts/notifications/notifications.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { listNotifications, listUnread } from './list-notifications.ts';
import { markRead, type Which } from './mark-read.ts';

const reading: Limit = { name: 'notifications.read', by: 'account', most: 300, seconds: 60 };

export function notificationRoutes(serve: Serve, services: Services): void {
  const marked = async (viewerId: number, which: Which) => ({
    ...succeed('done.read'),
    unreadCount: await markRead(services, viewerId, which),
  });
  serve(getUnreadNotifications, ({ viewer }) => listUnread(services, viewer.id));
  serve(listNotificationsCall, ({ viewer, query }) => listNotifications(services, viewer.id, query.cursor));
  serve(
    markNotificationAsReadByDesign,
    ({ viewer, params }) => marked(viewer.id, { designId: params.designId }),
    { limits: [reading] },
  );
  serve(markNotificationAsRead, ({ viewer, params }) => marked(viewer.id, { id: params.id }), {
    limits: [reading],
  });
  serve(markAllNotificationsAsRead, ({ viewer }) => marked(viewer.id, 'all'), { limits: [reading] });
}
