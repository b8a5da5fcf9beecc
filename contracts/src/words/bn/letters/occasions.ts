import type { occasions as english } from '../../en/letters/occasions.ts';
import type { Translation } from '../../letter-words.ts';

export const occasions: Translation<typeof english> = {
  'occasions.sharePaid': {
    subject: 'আপনার আয়োজনের একটি ভাগ পাওয়া গেছে',
    text: '“{title}”-এর জন্য {person}-এর ভাগের {amount} পেমেন্ট হয়ে গেছে। সবাইকে একসঙ্গে আনার জন্য ধন্যবাদ।\n\nকার মাপ, পেমেন্ট আর পোশাক তৈরি, এখানে দেখুন: {page}',
  },
};
