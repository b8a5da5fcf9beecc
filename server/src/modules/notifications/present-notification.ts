import { newsOfNotification, pathOfNotification } from '#contracts/notifications/kinds/kinds.ts';
import type { Notification } from '#contracts/notifications/notifications.contract.ts';
import { renderNews } from '#contracts/words/render-news.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { NotificationRow } from './read-notifications.queries.ts';

/** A notification with its key in the catalogue, its English text and the path of its page. */
export function presentNotification(row: NotificationRow, mediaUrl: string): Notification {
  const news = newsOfNotification(row);
  const rendered = renderNews(news, 'en');
  if (!rendered) throw new Error(`${news.reason} is not in the English catalogue`);
  return {
    id: row.id,
    type: row.type,
    ...rendered,
    reason: news.reason,
    params: news.params ?? {},
    link: pathOfNotification(row),
    designId: row.designId ?? 0,
    senderId: row.senderId,
    recipientId: row.recipientId,
    createdAt: row.createdAt.toISOString(),
    isRead: row.isRead,
    sender:
      row.senderId === null || row.senderName === null
        ? null
        : {
            id: row.senderId,
            name: row.senderName,
            profileImage: row.senderImageKey === null ? null : pictureUrl(mediaUrl, row.senderImageKey),
          },
    image: row.pictureKey === null ? null : pictureUrl(mediaUrl, row.pictureKey),
  };
}
