import type { cloth as english } from '../../en/letters/cloth.ts';
import type { Translation } from '../../letter-words.ts';

export const cloth: Translation<typeof english> = {
  'cloth.news': {
    subject: 'আপনার অর্ডারের কাপড় নিয়ে খবর',
    text: '{news}।\n\nসবটা পড়ুন আর এখানে উত্তর দিন: {page}',
  },
};
