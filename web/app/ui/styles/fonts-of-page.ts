import hindDevanagari from '@fontsource/hind/files/hind-devanagari-400-normal.woff2?url';
import hindMadurai from '@fontsource/hind-madurai/files/hind-madurai-tamil-400-normal.woff2?url';
import hindSiliguri from '@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff2?url';
import notoSerifTamil from '@fontsource/noto-serif-tamil/files/noto-serif-tamil-tamil-400-normal.woff2?url';
import tiroBangla from '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2?url';
import tiroDevanagari from '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2?url';
import type { Locale } from '#contracts/platform/locales.ts';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';
import hind from './fonts/hind-basic-400-normal.woff2?url';
import tiro from './fonts/tiro-devanagari-hindi-basic-400-normal.woff2?url';

/** The fonts of the first screen. Names and numbers are in Latin script on every page. */
const fonts: Record<Locale, readonly string[]> = {
  en: [tiro, hind],
  hi: [tiroDevanagari, hindDevanagari, hind],
  bn: [tiroBangla, hindSiliguri, hind],
  ta: [notoSerifTamil, hindMadurai, hind],
};

export const fontsOfPage = (): readonly string[] => fonts[pageLocale()];
