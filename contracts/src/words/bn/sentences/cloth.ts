import type { cloth as english } from '../../en/sentences/cloth.ts';

export const cloth: Record<keyof typeof english, string> = {
  'cloth.metres': 'অনুগ্রহ করে 0 থেকে {most} মিটার লিখুন, যেমন 2.25',
  'cloth.width': 'অনুগ্রহ করে {least} থেকে {most} সেমি চওড়া লিখুন',
  'cloth.picturesMissing': 'অনুগ্রহ করে কাপড়ের 1 থেকে {most}টি ছবি দিন',
  'cloth.picturesMost': 'অনুগ্রহ করে সর্বাধিক {most}টি ছবি দিন',
  'cloth.condition': 'কাপড়টি কেমন তা বেছে নিন',
  'cloth.addressMissing': 'অনুগ্রহ করে লিখুন কাপড় কোথায় পাঠাতে হবে',
  'cloth.reasonMissing': 'অনুগ্রহ করে অল্প কথায় কারণ লিখুন',
  'cloth.price': 'অনুগ্রহ করে ₹1 থেকে {total} পর্যন্ত দাম লিখুন',
  'cloth.way': 'বেঁচে যাওয়া কাপড়ের কী হবে তা বেছে নিন',
  'cloth.moreThanCame': 'যতটা এসেছিল এটি তার চেয়ে বেশি',
  'cloth.keptWords': 'ক্রেতা কীভাবে এটি রেখে দিতে বলেছেন তা লিখুন',
  'cloth.changed': 'আপনি খোলার পর এটি বদলেছে। অনুগ্রহ করে আবার পড়ুন।',
  'cloth.notNow': 'এখন এটি সম্ভব নয়। কোথায় আছে দেখতে অর্ডারটি আবার খুলুন।',
  'cloth.nothingSewn': 'এই অর্ডারে মাপে সেলাই করার কিছু নেই।',
  'cloth.tooLate': 'নিজের কাপড়ের কথা অ্যাডভান্সের পর আর পোশাক তৈরি হওয়ার আগে ঠিক করা যায়।',
  'cloth.notFinished': 'পোশাক তৈরি হলে কতটা বেঁচেছে তা লিখতে পারবেন।',
  'cloth.orderEnded': 'এই অর্ডার শেষ হয়েছে।',
};
