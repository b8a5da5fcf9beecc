import type { texts as english } from '../../en/letters/texts.ts';
import type { Translation } from '../../letter-words.ts';

export const texts: Translation<typeof english> = {
  'house.letter': { subject: '{heading}', text: '{text}' },
  'sms.confirm':
    '{code} এই নম্বর কনফার্ম করার জন্য আপনার Tanabana কোড। একবারই কাজ করবে, দশ মিনিট পর্যন্ত। Tanabana থেকে কেউ কখনও এই কোড চাইবে না।',
  'sms.signIn':
    '{code} সাইন ইন করার জন্য আপনার Tanabana কোড। একবারই কাজ করবে, দশ মিনিট পর্যন্ত। Tanabana থেকে কেউ কখনও এই কোড চাইবে না।',
  'sms.news': 'Tanabana: {line}। {page}',
};
