import type { reviews as english } from '../../en/sentences/reviews.ts';

export const reviews: Record<keyof typeof english, string> = {
  'reviews.reviewMissing': 'এই রিভিউটি পাওয়া গেল না।',
  'reviews.selectRating': 'রেটিং বেছে নিন',
  'reviews.reviewShort': 'রিভিউ অন্তত 10 অক্ষরের হতে হবে',
  'reviews.reviewLong': 'রিভিউ 2,000 অক্ষরের কম রাখুন',
  'reviews.pictureGone': 'আপনার রিভিউয়ের একটি ছবি পাওয়া গেল না। পাতাটি আবার খুলুন।',
  'reviews.ownDesign': 'এটি আপনার নিজের ডিজাইন। যাঁরা দেখেন ও পরেন, রিভিউ তাঁরাই লেখেন।',
  'reviews.blocked': 'আপনি এই ডিজাইনের রিভিউ লিখতে পারবেন না।',
  'reviews.ownHelpful': 'এটি আপনার নিজের রিভিউ। কাজে লাগল কি না তা অন্যেরা বলবেন।',
  'reviews.replyFirst': 'আগে উত্তর লিখুন।',
  'reviews.replyLong': 'উত্তর 1,000 অক্ষরের কম রাখুন',
  'reviews.repliedAlready': 'আপনি এই রিভিউয়ের উত্তর আগেই দিয়েছেন।',
};
