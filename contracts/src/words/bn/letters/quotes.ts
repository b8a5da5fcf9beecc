import type { quotes as english } from '../../en/letters/quotes.ts';
import type { Translation } from '../../letter-words.ts';

export const quotes: Translation<typeof english> = {
  'quotes.ends': {
    subject: 'আপনার অফার শিগগির শেষ হবে',
    text: '{maker}-এর অফার “{title}” {day} পর্যন্ত বৈধ, আর তা আপনার উত্তরের অপেক্ষায় আছে। তার পরে {maker} আবার দিতে পারেন।\n\nপড়ুন, বদলাতে বলুন, মেনে নিন বা পেমেন্ট করুন: {page}',
  },
};
