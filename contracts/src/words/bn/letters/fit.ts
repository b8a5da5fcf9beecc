import type { fit as english } from '../../en/letters/fit.ts';
import type { Translation } from '../../letter-words.ts';

export const fit: Translation<typeof english> = {
  'fit.news': {
    subject: 'আপনার অর্ডারের ফিটিং নিয়ে খবর',
    text: '{news}।\n\nসবটা পড়ুন আর এখানে উত্তর দিন: {page}',
  },
};
