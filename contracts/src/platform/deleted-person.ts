import type { Locale } from './locales.ts';

/** The stored name of a person who deleted their account. */
export const deletedPersonName = 'Deleted user';

/** The same name in the language of the reader. */
export const deletedPersonIn: Readonly<Record<Locale, string>> = {
  en: deletedPersonName,
  hi: 'डिलीट किया गया यूज़र',
  bn: 'ডিলিট হওয়া ইউজার',
  ta: 'நீக்கப்பட்ட பயனர்',
};
