import type { mail as english } from '../../en/letters/mail.ts';
import type { Translation } from '../../letter-words.ts';

export const mail: Translation<typeof english> = {
  'mail.hello': 'নমস্কার,',
  'mail.helloName': 'নমস্কার {name},',
  'mail.shortened':
    '{subject}।\n\nTanabana-য় পড়ুন: {page}\n\nসেটিংসে এই ইমেল কনফার্ম করলে আমাদের মেলে আরও বিশদে লেখা থাকবে।',
  'mail.sentence': '{line}।',
  'mail.stop': 'এমন মেল আর চাই না',
  'mail.stopAt': 'এমন মেল আর চাই না: {page}',
  'mail.choices': 'মেলের সেটিংস',
  'button.open': 'Tanabana-য় খুলুন',
  'button.order': 'অর্ডার দেখুন',
  'button.meeting': 'মিটিং দেখুন',
  'button.bookAgain': 'অন্য সময় বুক করুন',
  'button.enquiry': 'জিজ্ঞাসা পড়ুন',
  'button.answer': 'উত্তর পড়ুন',
  'button.chat': 'চ্যাট খুলুন',
  'button.complaint': 'অভিযোগ খুলুন',
  'button.design': 'ডিজাইন দেখুন',
  'button.changeDesign': 'ডিজাইন বদলান',
  'button.changeReview': 'আপনার রিভিউ বদলান',
  'button.profile': 'আপনার প্রোফাইল দেখুন',
  'button.writeToUs': 'আমাদের লিখুন',
  'button.settings': 'সেটিংস খুলুন',
  'button.confirmEmail': 'ইমেল কনফার্ম করুন',
  'button.newPassword': 'নতুন পাসওয়ার্ড বাছুন',
  'button.signIn': 'সাইন ইন করুন',
  'mail.house': 'Tanabana, অর্ডার দিয়ে বানানো ফ্যাশন, ভারত থেকে।',
};
