import type { HelpGroup } from '#web/features/help/help-question.ts';
import { cancellingRules } from '../cancelling.ts';

const policy = { to: '/help/returns-and-cancellation', label: 'ফেরত আর বাতিল' };
const orders = { to: '/userDashboard?tab=purchases', label: 'আপনার অর্ডার' };

export const cancellingAndRefunds: HelpGroup = {
  id: 'cancelling-and-refunds',
  title: 'বাতিল আর রিফান্ড',
  questions: [
    {
      id: 'cancel',
      question: 'অর্ডার কীভাবে বাতিল করব?',
      paragraphs: cancellingRules.free,
      links: [orders, policy],
      words: 'বাতিল ক্যানসেল অর্ডার বাতিল করব cancel batil korbo cancelling cancellation order cancelled',
    },
    {
      id: 'cancel-later',
      question: 'তার পরেও বাতিল করা যায়?',
      paragraphs: cancellingRules.later,
      links: [policy],
      words: 'বাতিল পরে দেরি ক্যানসেল cancel pore batil late cancellation after',
    },
    {
      id: 'refund',
      question: 'টাকা কবে ফেরত পাব?',
      paragraphs: [
        'টাকা যেখান থেকে এসেছিল সেখানেই ফেরত যায়, 7টি কাজের দিনের মধ্যে। অর্ডারের পাতায় প্রতিটা রিফান্ড দেখা যায়, যাচ্ছে না ফেরত হয়ে গেছে। ব্যাঙ্ক না নিলে নিজে থেকেই আবার চেষ্টা হয়। আপনি নিজের ব্যাঙ্কে ওই পেমেন্ট নিয়ে আপত্তি করে থাকলে তার টাকা ব্যাঙ্কের সিদ্ধান্তের পরেই ফেরে।',
      ],
      links: [orders],
      words: 'রিফান্ড টাকা ফেরত কবে পাব refund taka ferot pabo refunds money back refunded',
    },
    {
      id: 'part-refund',
      question: 'কারিগর কিছুটা টাকা ফেরত দিতে পারেন?',
      paragraphs: [
        'হ্যাঁ, আপনারা দুজনে ঠিক করলে, যেমন জিনিসটা একটু সারাতে হলে। কারিগর অর্ডারের পাতা থেকে কারণ জানিয়ে ফেরত দেন, আর অর্ডার চলতে থাকে।',
      ],
      words: 'কিছুটা রিফান্ড আংশিক ছাড় ক্ষতিপূরণ partial kichuta ferot refund part discount compensation',
    },
    {
      id: 'return',
      question: 'জিনিস ফেরত পাঠাতে পারি?',
      paragraphs: [
        'ফেরতের কোনও বোতাম নেই: জিনিসটা শুধু আপনার জন্যই তৈরি। নষ্ট হলে বা যেমন বলা হয়েছিল তেমন না হলে কারিগরকে লিখুন, তিনি টাকা ফেরত দিতে পারেন। দুজনে একমত না হলে অভিযোগ জানান। ক্রেতা হিসেবে আইন আপনাকে যা দেয় তা আপনারই থাকে।',
      ],
      links: [policy, { to: '/complaints', label: 'অভিযোগ জানান' }],
      words: 'ফেরত বদল এক্সচেঞ্জ রিটার্ন পাঠানো return ferot bodol returns exchange replace replacement send back',
    },
  ],
};
