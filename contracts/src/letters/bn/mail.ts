import type { mail as english } from '../en/mail.ts';
import type { Translation } from '../words.ts';

export const mail: Translation<typeof english> = {
  'mail.hello': 'নমস্কার,',
  'mail.helloName': 'নমস্কার {name},',
  'mail.shortened':
    '{subject}।\n\nTanabana-য় পড়ুন: {page}\n\nসেটিংসে এই ইমেল কনফার্ম করলে আমাদের মেলে আরও বিশদে লেখা থাকবে।',
  'mail.stop': 'এমন মেল আর চাই না',
  'mail.stopAt': 'এমন মেল আর চাই না: {page}',
  'mail.choices': 'মেলের সেটিংস',
  'button.open': 'Tanabana-য় খুলুন',
  'button.confirmEmail': 'ইমেল কনফার্ম করুন',
  'button.newPassword': 'নতুন পাসওয়ার্ড বাছুন',
  'button.signIn': 'সাইন ইন করুন',
  'mail.house': 'Tanabana, অর্ডার দিয়ে বানানো ফ্যাশন, ভারত থেকে।',
};
