import type { Notification } from '#contracts/notifications/notifications.contract.ts';
import { type RenderedNews, renderNews } from '#contracts/words/render-news.ts';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';

type Words = Pick<Notification, 'reason' | 'params' | 'message' | 'lead'>;

/** A notification in the language of the page; in English if this version does not know its sentence. */
export function renderNotification({ reason, params, message, lead }: Words): RenderedNews {
  const locale = pageLocale();
  return renderNews({ reason, params }, locale) ?? { message, lead };
}
