import type { fit as english } from '../../en/letters/fit.ts';
import type { Translation } from '../../letter-words.ts';

export const fit: Translation<typeof english> = {
  'fit.news': {
    subject: 'உங்கள் ஆர்டரின் அளவு பற்றிய செய்தி',
    text: '{news}.\n\nமுழுவதையும் படித்து இங்கே பதில் தாருங்கள்: {page}',
  },
};
