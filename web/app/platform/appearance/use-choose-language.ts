import type { Locale } from '#contracts/platform/locales.ts';
import { isLocaleFixed, pagePath } from '#web/platform/i18n/page-locale.ts';
import { leavePage } from '#web/platform/network/leave-page.ts';
import { useChooseAppearance } from './use-choose-appearance.ts';

/** Saves a language, for the viewer's other devices too, and reloads the page in it; rejects if saving failed. */
export function useChooseLanguage(): (language: Locale) => Promise<void> {
  const choose = useChooseAppearance();
  return async (language) => {
    await choose({ language });
    const { search, hash } = window.location;
    // A stored language does not need a language prefix in the address.
    leavePage(() => {
      if (isLocaleFixed()) window.location.assign(`${pagePath()}${search}${hash}`);
      else window.location.reload();
    });
  };
}
