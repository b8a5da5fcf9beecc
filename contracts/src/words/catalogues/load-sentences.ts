import type { Locale } from '#contracts/platform/locales.ts';
import type { Reason } from '../sentence.ts';

/** The sentences of one language; no other is downloaded. */
export const loadSentencesIn = async (locale: Locale): Promise<Readonly<Record<Reason, string>>> =>
  (await import(`../${locale}/sentences.ts`)).sentences;
