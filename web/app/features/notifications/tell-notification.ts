import { newsCatalogues } from '#contracts/news/catalogues.ts';
import { type Told, tell } from '#contracts/news/tell.ts';
import type { Notification } from '#contracts/notifications/notifications.contract.ts';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';

type Words = Pick<Notification, 'reason' | 'params' | 'message' | 'lead'>;

/** A notification in the language of the page; in English where this version does not know its sentence. */
export function tellNotification({ reason, params, message, lead }: Words): Told {
  const locale = pageLocale();
  return tell({ reason, params }, newsCatalogues[locale], locale) ?? { message, lead };
}
