import type { payments as english } from '../../en/letters/payments.ts';
import type { Translation } from '../../letter-words.ts';

export const payments: Translation<typeof english> = {
  'payments.finalOfBuyer': {
    subject: 'অর্ডার {number}-এর জন্য আপনার শেষ পেমেন্ট এসেছে',
    text: 'ধন্যবাদ। {titles}-এর জন্য আপনার শেষ পেমেন্ট {amount} এসেছে। সব টাকা মেটানো হয়ে গেছে, এবার পার্সেল পাঠানো যাবে। রসিদগুলো অর্ডারের পাতা থেকে ডাউনলোড করা যায়।\n\n{page}',
  },
  'payments.finalOfMaker': {
    subject: 'অর্ডার {number}-এর শেষ পেমেন্ট এসেছে',
    text: '{titles}-এর শেষ পেমেন্ট {amount} এসেছে। তৈরি হলেই পার্সেল পাঠাতে পারেন; সঙ্গে যে কাগজ যাবে তা অর্ডারের পাতায় আছে।\n\n{page}',
  },
  'payments.ASKED': {
    subject: 'অর্ডার {number}-এর শেষ পেমেন্ট {day}-এর মধ্যে দিতে হবে',
    text: '{maker} {titles}-এর শেষ পেমেন্ট {amount} চেয়েছেন। {day}-এর মধ্যে দিতে হবে; টাকা এলেই পার্সেল পাঠানো হবে। অর্ডারের পাতায় পেমেন্ট করতে পারেন।\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'payments.SOON': {
    subject: 'অর্ডার {number}-এর শেষ পেমেন্টের শেষ দিন {day}',
    text: 'মনে করিয়ে দিই: {titles}-এর শেষ পেমেন্ট {amount}-এর শেষ দিন {day}। অর্ডারের পাতায় পেমেন্ট করতে পারেন।\n\n{page}',
  },
  'payments.TODAY': {
    subject: 'অর্ডার {number}-এর শেষ পেমেন্ট আজই দিতে হবে',
    text: '{titles}-এর শেষ পেমেন্ট {amount} আজই দিতে হবে। অর্ডারের পাতায় পেমেন্ট করতে পারেন।\n\n{page}',
  },
  'payments.OVERDUE': {
    subject: 'অর্ডার {number}-এর শেষ পেমেন্টের শেষ দিন ছিল {day}',
    text: '{titles}-এর শেষ পেমেন্ট {amount}-এর শেষ দিন ছিল {day}, টাকা এখনও আসেনি। পার্সেল তারই অপেক্ষায়। কোনও অসুবিধা থাকলে {maker}-কে লিখুন।\n\n{page}',
  },

  'refunds.dueBy': '{weekday}-এর মধ্যে টাকা আপনার কাছে পৌঁছে যাওয়ার কথা।',
  'refunds.waitsForYourBank': 'যে পেমেন্ট আপনার ব্যাঙ্ক খতিয়ে দেখছে, তার টাকা ব্যাঙ্কের সিদ্ধান্তের পরেই ফিরবে।',
  'refunds.waitsForBank': 'যে পেমেন্ট ক্রেতার ব্যাঙ্ক খতিয়ে দেখছে, তার টাকা ব্যাঙ্কের সিদ্ধান্তের পরেই ফিরবে।',
  'refunds.paidBack': {
    subject: 'অর্ডার {number}-এর {amount} ফেরত দেওয়া হয়েছে',
    text: '{titles}-এর {amount} যেখান থেকে এসেছিল সেখানেই ফিরে গেছে। ব্যাঙ্কে খুব বেশি হলে 7টি কাজের দিনের মধ্যে দেখা যায়।\n\n{page}',
  },
  'refunds.lost': {
    subject: 'অর্ডার {number}-এর রিফান্ড পৌঁছয়নি',
    text: 'ব্যাঙ্ক {titles}-এর {amount} রিফান্ড নেয়নি। Tanabana ব্যাপারটা দেখছে।\n\n{page}',
  },
  'refunds.houseToBuyer': {
    subject: 'অর্ডার {number}-এর {amount} আপনার কাছে ফিরছে',
    text: 'আপনার {titles}-এর অর্ডারের {amount} Tanabana আপনাকে ফেরত দিচ্ছে। টাকা যেখান থেকে এসেছিল, 7টি কাজের দিনের মধ্যে সেখানেই ফিরবে। {dueBy}\n\n{page}',
  },
  'refunds.houseToMaker': {
    subject: 'অর্ডার {number}-এর {amount} ক্রেতার কাছে ফিরছে',
    text: '{titles}-এর অর্ডারের {amount} Tanabana ক্রেতাকে ফেরত দিচ্ছে। আর কত টাকা ধরে রাখা আছে, অর্ডারের পাতায় দেখা যাবে।\n\n{page}',
  },
  'refunds.later': {
    subject: 'অর্ডার {number}-এর রিফান্ডে আরও সময় লাগবে',
    text: 'ব্যাঙ্ক {titles}-এর {amount} রিফান্ড নেয়নি। আগামী কয়েক দিনে আমরা নিজে থেকে আবার চেষ্টা করব; আপনাকে কিছু করতে হবে না।\n\n{page}',
  },
  'refunds.deskToBuyer': {
    subject: 'অর্ডার {number}-এর {amount} আপনাকে ফেরত দেওয়া হচ্ছে',
    text: 'আমাদের সাপোর্ট ডেস্ক আপনার {titles}-এর অর্ডারের {amount} আপনাকে ফেরত দিচ্ছে: “{reason}”\n\nটাকা যেখান থেকে এসেছিল, 7টি কাজের দিনের মধ্যে সেখানেই ফিরবে। {dueBy} {waits}\n\n{page}',
  },
  'refunds.deskToMaker': {
    subject: 'অর্ডার {number}-এর {amount} ক্রেতার কাছে ফিরছে',
    text: 'আমাদের সাপোর্ট ডেস্ক {titles}-এর অর্ডারের {amount} ক্রেতাকে ফেরত দিচ্ছে: “{reason}”\n\nআর কত টাকা ধরে রাখা আছে, অর্ডারের পাতায় দেখা যাবে। {waits}\n\n{page}',
  },
  'refunds.makerToBuyer': {
    subject: 'অর্ডার {number}-এর {amount} আপনাকে ফেরত দেওয়া হচ্ছে',
    text: '{maker} আপনার {titles}-এর অর্ডারের {amount} আপনাকে ফেরত দিচ্ছেন: “{reason}”\n\nটাকা যেখান থেকে এসেছিল, 7টি কাজের দিনের মধ্যে সেখানেই ফিরবে। {dueBy} {waits}\n\n{page}',
  },
  'refunds.makerToMaker': {
    subject: 'আপনি অর্ডার {number}-এর {amount} ফেরত দিচ্ছেন',
    text: '{titles}-এর অর্ডারের {amount} {buyer}-এর কাছে ফিরছে: “{reason}”\n\n{waits}\n\n{page}',
  },
  'refunds.SECOND': {
    subject: 'অর্ডার {number}-এর একটি পেমেন্ট আপনার কাছে ফিরছে',
    text: '{titles}-এর {amount}-এর একটি পেমেন্ট 7টি কাজের দিনের মধ্যে যেখান থেকে এসেছিল সেখানেই ফিরবে, কারণ টাকাটা আগেই দেওয়া হয়েছিল। {dueBy}\n\n{page}',
  },
  'refunds.WRONG': {
    subject: 'অর্ডার {number}-এর একটি পেমেন্ট আপনার কাছে ফিরছে',
    text: '{titles}-এর {amount}-এর একটি পেমেন্ট 7টি কাজের দিনের মধ্যে যেখান থেকে এসেছিল সেখানেই ফিরবে, কারণ এই পরিমাণ টাকা চাওয়া হয়নি। {dueBy}\n\n{page}',
  },
  'refunds.LATE': {
    subject: 'অর্ডার {number}-এর একটি পেমেন্ট আপনার কাছে ফিরছে',
    text: '{titles}-এর {amount}-এর একটি পেমেন্ট 7টি কাজের দিনের মধ্যে যেখান থেকে এসেছিল সেখানেই ফিরবে, কারণ টাকাটা আসার আগেই অর্ডার শেষ হয়ে গিয়েছিল। {dueBy}\n\n{page}',
  },
};
