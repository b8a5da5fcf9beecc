import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { formatLocale, type Locale, timeZone } from './locale.ts';
import { messagesOf } from './messages.ts';

/** Gives everything below it the words, numbers and dates of one language. */
export function Language({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <IntlProvider locale={formatLocale[locale]} timeZone={timeZone} messages={messagesOf(locale)}>
      {children}
    </IntlProvider>
  );
}
