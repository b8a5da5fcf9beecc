import type { Locale } from '#contracts/platform/locales.ts';
import { isLocaleFixed, pagePath } from '#web/platform/i18n/page-locale.ts';
import { leavePageFor } from '#web/platform/network/leave-page.ts';
import { useChooseAppearance } from './use-choose-appearance.ts';

/** Remembers a language, for the viewer's other devices as well, and shows the page in it; rejects where that failed. */
export function useChooseLanguage(): (language: Locale) => Promise<void> {
  const choose = useChooseAppearance();
  return async (language) => {
    await choose({ language });
    const { search, hash } = window.location;
    // A chosen language needs no address of its own.
    if (isLocaleFixed()) leavePageFor(`${pagePath()}${search}${hash}`);
    else window.location.reload();
  };
}
