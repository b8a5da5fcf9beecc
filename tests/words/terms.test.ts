import { expect, test } from 'vitest';
import { textsOf } from './texts-of.ts';

/** Words to avoid for terms of docs/GLOSSARY.md, by language. */
const avoided = {
  hi: ['क्रिएटर', 'निर्माता', 'लॉग आउट', 'लॉगआउट', 'लॉग इन', 'लॉगिन', 'अग्रिम', 'बाक़ी पेमेंट', 'मेकर', 'खरीदार'],
  bn: ['ক্রিয়েটর', 'নির্মাতা', 'লগ আউট', 'লগ ইন', 'অগ্রিম', 'ফাইনাল পেমেন্ট', 'অনুসন্ধান', 'মেকার'],
  ta: ['படைப்பாளர', 'கிரியேட்டர', 'லாக்அவுட்', 'அட்வான்ஸ்', 'இறுதிப் பணம்', 'விசாரணை', 'வடிவமைப்பு', 'தயாரிப்பாளர', 'அரட்டை'],
} as const;

test.each(Object.entries(avoided))('a term of the trade has one word in %s', (language, words) => {
  const found = textsOf(language).flatMap(([file, text]) =>
    words.filter((word) => text.includes(word)).map((word) => `${word} in ${file}`),
  );
  expect(found).toEqual([]);
});
