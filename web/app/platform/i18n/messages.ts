import type { Locale } from './locale.ts';
import accounts from './messages/en/accounts.json';
import orders from './messages/en/orders.json';
import shell from './messages/en/shell.json';
import ui from './messages/en/ui.json';

const en = { accounts, orders, shell, ui };

export type Messages = typeof en;

const catalogues: Record<Locale, Messages> = { en };

export function messagesOf(locale: Locale): Messages {
  return catalogues[locale];
}
