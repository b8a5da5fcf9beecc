import type { cloth as english } from '../../en/letters/cloth.ts';
import type { Translation } from '../../letter-words.ts';

export const cloth: Translation<typeof english> = {
  'cloth.news': {
    subject: 'உங்கள் ஆர்டரின் துணி பற்றிய செய்தி',
    text: '{news}.\n\nமுழுவதையும் படித்து இங்கே பதில் தாருங்கள்: {page}',
  },
};
