import type { quotes as english } from '../../en/letters/quotes.ts';
import type { Translation } from '../../letter-words.ts';

export const quotes: Translation<typeof english> = {
  'quotes.ends': {
    subject: 'আপনার অফার শিগগির শেষ হবে',
    text: '{maker}-এর অফার “{title}” {day} পর্যন্ত বৈধ, আর তা আপনার উত্তরের অপেক্ষায় আছে। তার পরে {maker} আবার দিতে পারেন।\n\nপড়ুন, বদলাতে বলুন, মেনে নিন বা পেমেন্ট করুন: {page}',
  },
  'quotes.passedOver': {
    subject: 'অন্য একটি অফার বেছে নেওয়া হয়েছে',
    text: 'আপনার অফার “{title}”-এর জন্য ধন্যবাদ। {buyer} এবার অন্য একটি বেছে নিয়েছেন। আপনার কাজ দেখা হয়েছে, আর আপনার কাজের নতুন ফরমাশ এখানে আছে: {page}',
  },
};
