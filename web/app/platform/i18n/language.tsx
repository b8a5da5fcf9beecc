import { createContext, type ReactNode, use } from 'react';
import type { Locale } from './locale.ts';

const LanguageContext = createContext<Locale>('en');

export function useLocale(): Locale {
  return use(LanguageContext);
}

/** Gives everything below it the words of one language. */
export function Language({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LanguageContext value={locale}>{children}</LanguageContext>;
}
