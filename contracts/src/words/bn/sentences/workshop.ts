import type { workshop as english } from '../../en/sentences/workshop.ts';

export const workshop: Record<keyof typeof english, string> = {
  'workshop.day': 'অনুগ্রহ করে এক বছরের মধ্যে একটা কাজের দিন বাছুন',
  'workshop.tooEarly': 'আগের কাজগুলো ততদিন চলবে: এই কাজের প্রথম দিন {day}।',
  'workshop.notOpen': 'এই কাজ হয়ে গেছে, তাই এর দিন একই থাকবে।',
  'workshop.feedMissing': 'এই ক্যালেন্ডার আর নেই।',
};
