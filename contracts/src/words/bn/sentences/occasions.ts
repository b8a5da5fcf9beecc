import type { occasions as english } from '../../en/sentences/occasions.ts';

export const occasions: Record<keyof typeof english, string> = {
  'occasions.titleMissing': 'আয়োজনের একটি নাম লিখুন, যেমন “রিয়ার বিয়ে”',
  'occasions.dayMissing': 'দিন বেছে নিন',
  'occasions.deliveryMissing': 'পোশাকগুলো কীভাবে চাই, বেছে নিন',
  'occasions.nameMissing': 'একটি নাম লিখুন',
  'occasions.dayRange': 'আজ বা তার পরের কোনও দিন বেছে নিন, খুব বেশি হলে {days} দিন পরের',
  'occasions.full': 'একসঙ্গে {most}টি আয়োজন রাখা যায়।',
  'occasions.peopleFull': 'একটি আয়োজনে {most} জনের জায়গা আছে।',
  'occasions.archived': 'এই আয়োজন আর্কাইভে আছে। আগে ফিরিয়ে আনুন।',
  'occasions.hasPieces': 'এঁর নামে একটি অর্ডার আছে। আগে সেটি সরান বা অন্য কারও নামে দিন।',
  'occasions.orderEnded': 'এই অর্ডার শেষ হয়ে গেছে, তাই আর যোগ করা যায় না।',
  'occasions.otherOccasion': 'এই অর্ডার আপনার অন্য একটি আয়োজনে আছে। আগে সেখান থেকে সরান।',
  'occasions.occasionMissing': 'এই আয়োজন পাওয়া গেল না।',
  'occasions.personMissing': 'এই আয়োজনে এঁকে পাওয়া গেল না।',
  'occasions.shareMissing': 'এই লিংক আর কাজ করে না।',
  'occasions.sharePaid': 'এই ভাগের পেমেন্ট আগেই হয়ে গেছে। ধন্যবাদ।',
  'occasions.shareCancelled': 'এই অর্ডার বাতিল হয়েছে, তাই এর জন্য আর কিছু দিতে হবে না।',
  'occasions.shareExpired': 'এই লিংকের সময় শেষ। নতুন একটি চেয়ে নিন।',
  'occasions.shareOnHold': 'এই ভাগের পেমেন্ট এখন করা যাচ্ছে না। যিনি লিংক পাঠিয়েছেন, তাঁকে জিজ্ঞেস করুন।',
};
