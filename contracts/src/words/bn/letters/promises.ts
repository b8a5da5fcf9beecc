import type { promises as english } from '../../en/letters/promises.ts';
import type { Translation } from '../../letter-words.ts';

export const promises: Translation<typeof english> = {
  'promises.proposed': {
    subject: 'অর্ডার {number}-এর জন্য পরের একটি দিন প্রস্তাব করা হয়েছে',
    text: '{maker} {titles}-এর জন্য আরেকটু সময় চাইছেন: {day}-এর বদলে {weekday}। তিনি লিখেছেন: “{reason}”\n\nআপনি হ্যাঁ বললে তবেই তা কার্যকর হবে। {moment}-এর মধ্যে উত্তর দিন; উত্তর না পেলে আগের দিনই থাকবে।\n\n{page}',
  },
  'promises.accepted': {
    subject: 'অর্ডার {number}-এর নতুন দিনে ক্রেতা রাজি',
    text: '{buyer} হ্যাঁ বলেছেন: {titles} এখন {weekday}-এর মধ্যে পৌঁছানোর কথা।\n\n{page}',
  },
  'promises.declined': {
    subject: 'অর্ডার {number}-এর দিন একই থাকছে',
    text: '{titles}-এর জন্য {weekday}-এ {buyer} রাজি হননি, তাই আগের দিনই থাকছে। সেদিনের মধ্যে দেওয়া কঠিন হলে চ্যাটে কথা বলুন।\n\n{page}',
  },
  'promises.lapsedToBuyer': {
    subject: 'অর্ডার {number}-এর দিন একই থাকছে',
    text: '{titles}-এর জন্য প্রস্তাবিত দিন {weekday}-এর উত্তর সময়মতো আসেনি, তাই আগের দিনই থাকছে।\n\n{page}',
  },
  'promises.lapsedToMaker': {
    subject: 'অর্ডার {number}-এর দিন একই থাকছে',
    text: '{titles} {weekday}-এর মধ্যে এলে চলবে কি না, {buyer} তার উত্তর দেননি, তাই আগের দিনই থাকছে।\n\n{page}',
  },
  'promises.withdrawn': {
    subject: 'অর্ডার {number}-এর দিন একই থাকছে',
    text: '{maker} {titles}-এর জন্য পরের দিনের প্রস্তাব ফিরিয়ে নিয়েছেন, তাই আগের দিনই থাকছে।\n\n{page}',
  },
  'promises.missedToBuyer': {
    subject: 'অর্ডার {number} কথা দেওয়া দিন পেরিয়ে গেছে',
    text: '{titles} {weekday}-এর মধ্যে দেওয়ার কথা ছিল, এখনও পাঠানো হয়নি। আপনি অপেক্ষা করতে পারেন, অথবা অর্ডারের পাতায় এখনই বাতিল করতে পারেন: আপনার দেওয়া পুরো টাকাই ফেরত আসবে। {maker} পরের কোনো দিনও প্রস্তাব করতে পারেন; আপনি হ্যাঁ বললে তবেই তা কার্যকর হবে।\n\n{page}',
  },
  'promises.missedToMaker': {
    subject: 'অর্ডার {number}-এর কথা দেওয়া দিন পেরিয়ে গেছে',
    text: '{titles} {weekday}-এর মধ্যে দেওয়ার কথা ছিল, এখনও পাঠানো হয়নি। এখন থেকে {buyer} অর্ডারটি বাতিল করতে পারেন, আর পুরো টাকাই ফেরত যাবে। আরও সময় লাগলে অর্ডারের পাতায় পরের একটি দিন প্রস্তাব করুন; ক্রেতা রাজি হলে তবেই তা কার্যকর হবে।\n\n{page}',
  },
  'promises.lateToBuyer': {
    subject: 'আপনার অর্ডার {number} বাতিল হয়েছে',
    text: '{titles} কথা দেওয়া দিনের চেয়ে দেরি হয়েছে, তাই আপনি অর্ডারটি বাতিল করেছেন। {goesBack} {waits}\n\n{page}',
  },
  'promises.lateToMaker': {
    subject: 'দেরির জন্য অর্ডার {number} বাতিল হয়েছে',
    text: '{titles} কথা দেওয়া দিনের চেয়ে দেরি হয়েছে, তাই ক্রেতা অর্ডারটি বাতিল করেছেন। এ ক্ষেত্রে পুরো টাকাই ফেরত যায়। {goesBack} এর জন্য আর কিছু বানাবেন না বা পাঠাবেন না। {waits}\n\n{page}',
  },
  'promises.unconfirmed': {
    subject: 'অর্ডার {number} কি পৌঁছেছে?',
    text: '{titles} এতদিনে আপনার কাছে থাকার কথা। পৌঁছে থাকলে অর্ডারের পাতায় জানান। না পৌঁছালে বা কোনো সমস্যা হলে সেখানেই সহায়তায় লিখুন: তাহলে অর্ডার খোলা থাকে।\n\nকিছু না জানালে {weekday} অর্ডারটি আপনা থেকেই শেষ হবে এবং পৌঁছেছে বলে ধরা হবে।\n\n{page}',
  },
  'promises.endedToBuyer': {
    subject: 'অর্ডার {number} আপনা থেকেই শেষ হয়েছে',
    text: '{titles} পৌঁছায়নি বলে কেউ জানাননি, তাই অর্ডারটি পৌঁছেছে বলে ধরা হয়েছে। কোনো সমস্যা হলে অর্ডারের পাতায় সহায়তায় লিখুন।\n\n{page}',
  },
  'promises.endedToMaker': {
    subject: 'অর্ডার {number} পৌঁছেছে বলে ধরা হল',
    text: 'ক্রেতা {titles} পৌঁছেছে বলে জানাননি, অভিযোগও করেননি, তাই অর্ডারটি আপনা থেকেই শেষ হয়েছে।\n\n{page}',
  },
};
