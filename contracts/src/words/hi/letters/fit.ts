import type { fit as english } from '../../en/letters/fit.ts';
import type { Translation } from '../../letter-words.ts';

export const fit: Translation<typeof english> = {
  'fit.news': {
    subject: 'आपके ऑर्डर की फ़िटिंग के बारे में',
    text: '{news}।\n\nपूरा पढ़ें और यहाँ जवाब दें: {page}',
  },
};
