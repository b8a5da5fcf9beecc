import type { Locale } from './locales.ts';

/** The name of a person who has deleted their account, as rows keep it. */
export const deletedPersonName = 'Deleted user';

/** The same as a reader reads it. */
export const deletedPersonIn: Readonly<Record<Locale, string>> = {
  en: deletedPersonName,
  hi: 'डिलीट किया गया यूज़र',
  bn: 'ডিলিট হওয়া ইউজার',
  ta: 'நீக்கப்பட்ட பயனர்',
};
