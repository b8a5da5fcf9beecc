import type { Locale } from '#contracts/platform/locales.ts';
import { inLanguage } from '#contracts/sentences/in-language.ts';
import type { OrderStatus } from './orders.states.ts';

/** What an order's status is called in a language. */
export const statusIn =
  (status: OrderStatus) =>
  (locale: Locale): string =>
    inLanguage({ reason: `orders.status.${status}` }, locale);
