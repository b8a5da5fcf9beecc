import type { Push } from '#contracts/notifications/kinds/kind.ts';
import { newsOfNotification, pathOfNotification } from '#contracts/notifications/kinds/kinds.ts';
import type { PushMessage } from '#contracts/notifications/push/push-message.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { type News, newsOf, renderNews } from '#contracts/words/render-news.ts';
import type { NotificationRow } from '../read-notifications.queries.ts';

/**
 * The device shows one notification per tag: for each chat, complaint, order, enquiry and design, otherwise for each
 * kind.
 */
function tagOf(
  row: Pick<NotificationRow, 'type' | 'chatId' | 'complaintId' | 'orderId' | 'enquiryId' | 'designId'>,
): string {
  if (row.chatId !== null) return `chat-${row.chatId}`;
  if (row.complaintId !== null) return `complaint-${row.complaintId}`;
  if (row.orderId !== null) return `order-${row.orderId}`;
  if (row.enquiryId !== null) return `enquiry-${row.enquiryId}`;
  if (row.designId !== null) return `design-${row.designId}`;
  return row.type.toLowerCase().replace(/_.*/, '');
}

/**
 * A notification for the lock screen in its reader's language. Names people and things, but never quotes what a
 * person wrote.
 */
export function messageOf(
  row: NotificationRow,
  { title, urgency }: Push,
  { locale, isQuiet }: { locale: Locale; isQuiet: boolean },
): PushMessage {
  const inWords = (named: News) => renderNews(named, locale)?.message ?? '';
  return {
    recipientId: row.recipientId,
    title: inWords(newsOf(title)),
    line: inWords(newsOfNotification(row)),
    lang: locale,
    path: pathOfNotification(row),
    tag: tagOf(row),
    isWhole: row.type === 'MESSAGE' || row.type === 'LIKE',
    sounds: isQuiet ? 'never' : urgency === 'low' ? 'first' : 'always',
    at: row.createdAt.getTime(),
  };
}
