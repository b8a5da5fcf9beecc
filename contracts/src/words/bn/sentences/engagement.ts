import type { engagement as english } from '../../en/sentences/engagement.ts';

export const engagement: Record<keyof typeof english, string> = {
  'engagement.boardMissing': 'এই বোর্ডটি পাওয়া গেল না।',
  'engagement.commentMissing': 'এই কমেন্টটি পাওয়া গেল না।',
  'engagement.savedMissing': 'সেভ করা এই ডিজাইনটি পাওয়া গেল না।',
  'engagement.nameBoard': 'বোর্ডের একটি নাম দিন',
  'engagement.writeComment': 'আগে একটি কমেন্ট লিখুন।',
  'engagement.commentLong': 'কমেন্টে সবচেয়ে বেশি 1,000টি অক্ষর হয়। একটু ছোট করুন।',
  'engagement.commentBlocked': 'আপনি এই ডিজাইনে কমেন্ট করতে পারবেন না।',
  'engagement.answerBlocked': 'আপনি এই কমেন্টের উত্তর দিতে পারবেন না।',
  'engagement.followBlocked': 'আপনি এঁকে ফলো করতে পারবেন না।',
  'engagement.commentNames': 'একটি কমেন্টে সবচেয়ে বেশি 5 জনের নাম থাকতে পারে। কয়েকটি সরিয়ে দিন।',
  'engagement.boardsFull': 'আপনার {most}টি বোর্ড আছে। আগে একটি মুছে দিন।',
  'engagement.boardName': 'এই নামের বোর্ড আপনার আগে থেকেই আছে। অন্য নাম বেছে নিন।',
  'engagement.theyFollowMany':
    'যত জনকে ফলো করা যায় ইনি তত জন কারিগরকেই ফলো করছেন, তাই এখন আপনাকে ফলো করতে পারবেন না।',
  'engagement.followSelf': 'নিজেকে ফলো করা যায় না।',
  'engagement.private': 'এই প্রোফাইলটি প্রাইভেট, তাই ফলো করার অনুরোধ পাঠানো যায় না।',
  'engagement.requestsWait': 'আপনার {most}টি অনুরোধ উত্তরের অপেক্ষায় আছে। আগে একটি ফিরিয়ে নিন।',
  'engagement.followsMany': 'আপনি {most} জন কারিগরকে ফলো করছেন, এর বেশি করা যায় না। আগে কাউকে আনফলো করুন।',
  'engagement.muteSelf': 'নিজেকে মিউট করা যায় না।',
  'engagement.mutesMany': 'আপনি {most} জনকে মিউট করেছেন, এর বেশি করা যায় না। আগে কারও মিউট তুলুন।',
  'engagement.requestMissing': 'এই অনুরোধটি পাওয়া গেল না।',
};
