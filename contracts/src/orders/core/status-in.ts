import type { Locale } from '#contracts/platform/locales.ts';
import { inLanguage } from '#contracts/words/in-language.ts';
import type { ShownStatus } from './orders.states.ts';

/** The name of an order status in a language. */
export const statusIn =
  (status: ShownStatus) =>
  (locale: Locale): string =>
    inLanguage({ reason: `orders.status.${status}` }, locale);
