import type { hands as english } from '../../en/letters/hands.ts';
import type { Translation } from '../../letter-words.ts';

export const hands: Translation<typeof english> = {
  'hands.offered': {
    subject: 'আপনার জন্য কাজ',
    text: '{workshop} আপনাকে “{piece}” কাজে দিয়েছেন, ফেরত দিতে হবে {day}-এর মধ্যে।\n\nকী করতে হবে আর মজুরি কত, তা পড়ুন; কাজটি নিন বা না নিন: {page}',
  },
};
