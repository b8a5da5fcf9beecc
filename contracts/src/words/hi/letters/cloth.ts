import type { cloth as english } from '../../en/letters/cloth.ts';
import type { Translation } from '../../letter-words.ts';

export const cloth: Translation<typeof english> = {
  'cloth.news': {
    subject: 'आपके ऑर्डर के कपड़े के बारे में',
    text: '{news}।\n\nपूरा पढ़ें और यहाँ जवाब दें: {page}',
  },
};
