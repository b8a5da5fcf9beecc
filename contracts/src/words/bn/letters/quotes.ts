import type { quotes as english } from '../../en/letters/quotes.ts';
import type { Translation } from '../../letter-words.ts';

export const quotes: Translation<typeof english> = {
  'quotes.ends': {
    subject: 'আপনার জন্য একটি অফার শিগগির শেষ হবে',
    text: '{maker}-এর অফার “{title}” {day} পর্যন্ত বৈধ, আর তা আপনার উত্তরের অপেক্ষায় আছে। তার পরে {maker} আবার দিতে পারেন।\n\nপড়ুন, বদলাতে বলুন, মেনে নিন বা পেমেন্ট করুন: {page}',
  },
  'quotes.passedOver': {
    subject: 'অন্য একটি অফার বেছে নেওয়া হয়েছে',
    text: '{buyer} এবার অন্য একটি অফার বেছে নিয়েছেন, আপনার “{title}” নয়। এতে যে সময় আর ভাবনা দিয়েছেন, তার জন্য ধন্যবাদ। আপনার কাজের নতুন ফরমাশ এখানে আছে: {page}',
  },
};
