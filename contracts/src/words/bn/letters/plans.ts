import type { plans as english } from '../../en/letters/plans.ts';
import type { Translation } from '../../letter-words.ts';

export const plans: Translation<typeof english> = {
  'plans.news': {
    subject: 'আপনার অর্ডার তৈরির খবর',
    text: '{news}।\n\nছবি দেখুন আর এখানে উত্তর দিন: {page}',
  },
};
