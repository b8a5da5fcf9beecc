import type { enquiries as english } from '../../en/sentences/enquiries.ts';

export const enquiries: Record<keyof typeof english, string> = {
  'enquiries.enquiryMissing': 'এই জিজ্ঞাসাটি পাওয়া গেল না।',
  'enquiries.answerMissing': 'এই উত্তরটি পাওয়া গেল না।',
  'enquiries.chooseStatus': 'একটি স্ট্যাটাস বেছে নিন।',
  'enquiries.missing': 'দরকারি সব ঘর ভরুন।',
  'enquiries.messageLong': 'মেসেজ 2,000 অক্ষরের কম রাখুন',
  'enquiries.answerLong': 'উত্তর 2,000 অক্ষরের কম রাখুন',
  'enquiries.ownDesign': 'এটি আপনার নিজের ডিজাইন। যাঁরা এটি বানিয়ে নিতে চান, জিজ্ঞাসা তাঁরাই পাঠান।',
  'enquiries.cannotWrite': 'এঁকে আপনি লিখতে পারবেন না।',
  'enquiries.trap': 'এই জিজ্ঞাসাটি পাঠানো গেল না। পাতাটি আবার খুলুন, আর লুকোনো ঘরটি খালি রাখুন।',
  'enquiries.tooMany': 'আপনি অনেক জিজ্ঞাসা পাঠিয়েছেন।',
  'enquiries.manyReplies': 'এই জিজ্ঞাসার উত্তর আপনি অনেকবার দিয়েছেন। এবার ফোনে বা চ্যাটে কথা বলুন।',
  'enquiries.manyLetters': 'এঁকে অনেক উত্তর পাঠানো হয়েছে।',
  'enquiries.removed': 'এই জিজ্ঞাসাটি আমাদের টিম সরিয়ে দিয়েছে।',
  'enquiries.answerRemoved': 'এই উত্তরটি আমাদের টিম সরিয়ে দিয়েছে।',
  'enquiries.voiceRemoved': 'এই ভয়েস নোটটি আমাদের টিম সরিয়ে দিয়েছে।',
};
