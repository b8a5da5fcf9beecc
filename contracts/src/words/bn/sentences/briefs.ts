import type { briefs as english } from '../../en/sentences/briefs.ts';

export const briefs: Record<keyof typeof english, string> = {
  'briefs.briefMissing': 'এই ফরমাশ পাওয়া গেল না।',
  'briefs.titleMissing': 'ফরমাশের একটি নাম দিন',
  'briefs.wordsMissing': 'কী বানাতে চান লিখুন',
  'briefs.garmentMissing': 'পোশাক বেছে নিন',
  'briefs.picturesMost': 'একটি ফরমাশে সবচেয়ে বেশি {most}টি ছবি থাকতে পারে',
  'briefs.pictureGone': 'একটি ছবি পাওয়া গেল না। আবার বেছে নিন।',
  'briefs.budget': '{sum} থেকে {total} পর্যন্ত টাকার অঙ্ক লিখুন',
  'briefs.budgetOrder': 'বাজেটের উপরের অঙ্কটি নীচের অঙ্কের চেয়ে কম',
  'briefs.neededBy': 'কোন দিনের মধ্যে দরকার বেছে নিন',
  'briefs.neededRange': 'আগামীকাল বা তার পরের একটি দিন বেছে নিন, খুব বেশি হলে {days} দিন পরে',
  'briefs.wearerMissing': 'কার জন্য বলুন',
  'briefs.forNameMissing': 'কার জন্য বলুন, যেমন “আমার বোন”',
  'briefs.tooManyOpen': 'আপনার {most}টি ফরমাশ খোলা আছে, এর বেশি হয় না। আগে একটি বন্ধ করুন।',
  'briefs.hasBids': 'কারিগররা এই ফরমাশের উত্তর দিয়েছেন, তাই এটি আর বদলানো যায় না। এটি বন্ধ করে নতুন একটি দিতে পারেন।',
  'briefs.ended': 'এই ফরমাশ শেষ হয়ে গেছে।',
  'briefs.taken': 'এই ফরমাশের একটি অফার আগেই মেনে নেওয়া হয়েছে।',
  'briefs.full': 'এই ফরমাশে {most}টি অফার আছে, এর বেশি হয় না। কোনও একটি শেষ হলে আপনি উত্তর দিতে পারবেন।',
  'briefs.oneBid': 'আপনি এই ফরমাশের উত্তর দিয়েছেন। সেই অফারটিই বদলান।',
  'briefs.noDesigns': 'আগে একটি ডিজাইন প্রকাশ করুন। তারপর আপনার কাজের ফরমাশ এখানে থাকবে।',
  'briefs.closed': 'আপনার দোকান {day} পর্যন্ত অর্ডার নিচ্ছে না। তারপর ফরমাশ আবার এখানে থাকবে।',
};
