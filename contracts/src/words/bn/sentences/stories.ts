import type { stories as english } from '../../en/sentences/stories.ts';

export const stories: Record<keyof typeof english, string> = {
  'stories.storyMissing': 'এই স্টোরিটি পাওয়া গেল না।',
  'stories.choosePhoto': 'স্টোরির জন্য একটি ছবি বেছে নিন।',
  'stories.onePhoto': 'একটি স্টোরিতে একটিই ছবি থাকে। বাকিগুলো সরিয়ে দিন।',
  'stories.captionLong': 'ক্যাপশন {most} অক্ষরের মধ্যে রাখুন।',
  'stories.storiesFull': 'আপনার {most}টি স্টোরি চলছে। একটি মুছুন, বা সবচেয়ে পুরনোটি শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
};
