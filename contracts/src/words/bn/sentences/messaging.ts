import type { messaging as english } from '../../en/sentences/messaging.ts';

export const messaging: Record<keyof typeof english, string> = {
  'messaging.chatMissing': 'এই চ্যাটটি পাওয়া গেল না।',
  'messaging.messageMissing': 'এই মেসেজটি পাওয়া গেল না।',
  'messaging.replyMissing': 'এই উত্তরটি পাওয়া গেল না।',
  'messaging.writeMessage': 'একটি মেসেজ লিখুন।',
  'messaging.messageLong': 'মেসেজ {most} অক্ষরের কম রাখুন।',
  'messaging.messagePictures': 'একটি মেসেজে সবচেয়ে বেশি {most}টি ছবি থাকতে পারে।',
  'messaging.messageSelf': 'নিজেকে মেসেজ পাঠানো যায় না।',
  'messaging.youBlocked': 'আপনি এঁকে ব্লক করেছেন। লিখতে হলে ব্লক তুলুন।',
  'messaging.notFromAnyone': 'ইনি শুধু তাঁদের মেসেজ নেন যাঁদের ফলো করেন, বা যাঁদের সঙ্গে অর্ডার, জিজ্ঞাসা বা চ্যাট আছে।',
  'messaging.otherSender': 'এখন আপনি অন্য অ্যাকাউন্টে সাইন ইন করে আছেন। এই মেসেজ পাঠাতে আবার সাইন ইন করুন।',
  'messaging.nonceTaken': 'এই nonce অন্য মেসেজের। নতুন একটি নিন।',
  'messaging.manyNewChats': 'আপনি অনেক নতুন চ্যাট শুরু করেছেন।',
  'messaging.removed': 'এই মেসেজটি আমাদের টিম সরিয়ে দিয়েছে।',
  'messaging.nonceShape': 'nonce-এ 8 থেকে 64টি অক্ষর বা সংখ্যা থাকে।',
  'messaging.writeReply': 'উত্তরটি লিখুন',
  'messaging.replyBraces': 'শুধু {brace} ভরা হয়। অন্য বন্ধনীগুলো সরিয়ে দিন।',
  'messaging.replyTitle': 'এই নামের উত্তর আপনার আগে থেকেই আছে।',
  'messaging.repliesFull': 'আপনার {most}টি সেভ করা উত্তর আছে। যেটি লাগে না সেটি মুছে দিন।',
  'messaging.blockSelf': 'নিজেকে ব্লক করা যায় না।',
};
