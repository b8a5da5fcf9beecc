import type { help as english } from '../../../en/features/help/help.ts';

export const help: typeof english = {
  title: 'সাহায্য',
  description:
    'অর্ডার আর দু কিস্তিতে পেমেন্ট, মাপ দেওয়া, ডেলিভারি, বাতিল, রিফান্ড, অভিযোগ, বিক্রি আর আপনার অ্যাকাউন্ট নিয়ে প্রশ্নের উত্তর।',
  lead: 'এখানে কীভাবে কী হয়, প্রথম প্রশ্ন থেকে পার্সেল পর্যন্ত।',
  search: 'প্রশ্ন খুঁজুন',
  example: 'রিফান্ড, সাইজ, বাতিল…',
  submit: 'খুঁজুন',
  found: (count: number) => `${count}টি উত্তর`,
  none: 'কোনও প্রশ্নে এই শব্দগুলো নেই',
  noneLine: 'একটা শব্দ দিয়ে খুঁজুন, বা কী হয়েছে আমাদের জানান।',
  all: 'সব প্রশ্ন দেখান',
  groups: 'যা নিয়ে প্রশ্ন',
  contents: 'এই পাতায়',
  linkTo: 'এই উত্তরের লিংক',
  more: 'আরও পড়ুন',
  pages: [
    { to: '/help/returns-and-cancellation', label: 'ফেরত আর বাতিল' },
    { to: '/help/shipping', label: 'ডেলিভারি' },
    { to: '/help/size-guide', label: 'সাইজ গাইড' },
  ],
  support: 'কিছু গোলমাল?',
  supportLine: 'অর্ডার নিয়ে হলে তার পাতায় “সাপোর্টে জানান” টিপুন, তাতে অর্ডারটা আগে থেকেই ভরা থাকে। অন্য কিছু হলে অভিযোগ জানান।',
  contact: 'সাপোর্টে জানান',
  otherWays: 'যোগাযোগের সব উপায়',
};
