import { expect, test } from 'vitest';
import { textsOf } from './texts-of.ts';

/** Familiar forms of address. Tamil buttons are infinitives (சேமிக்க), so the bare stem (சேமி) is familiar too. */
const familiar = {
  hi: ['तू|तेरा|तेरी|तेरे|तुझे|तुम|तुम्हें|तुम्हारा|तुम्हारी|तुम्हारे', 'करो|देखो|लिखो|चुनो|भेजो|खोलो|डालो|बताओ|जाओ|दबाओ|हटाओ'],
  bn: ['তুই|তোর|তোকে|তুমি|তোমার|তোমাকে', 'করো|দেখো|লেখো|বাছো|পাঠাও|খোলো|দাও|নাও|যাও|টেপো|সরাও'],
  ta: [
    'நீ|உன்|உன்னை|உனக்கு',
    'அனுப்பு|அழி|உருவாக்கு|உள்நுழை|எழுது|கண்டறி|காட்டு|கேள்|சரிபார்|சேமி|சேர்|தேடு|தொடங்கு|தொடர்புகொள்|நகலெடு',
    'நிராகரி|நிறுத்து|நீக்கு|பதிவிடு|பதிவேற்று|பார்|பின்தொடர்|பெறு|மறை|மாற்று|மூடு|வெளியிடு|வெளியேறு|ஒப்புக்கொள்',
    'செய்|திற|திரும்பு|செலுத்து',
  ],
} as const;

function familiarWords(text: string, words: readonly string[]): string[] {
  const letter = String.raw`[\p{L}\p{M}]`;
  return text.match(new RegExp(`(?<!${letter})(?:${words.join('|')})(?!${letter})`, 'gu')) ?? [];
}

test.each(Object.entries(familiar))('people are addressed with respect in %s', (language, words) => {
  const texts = textsOf(language);
  expect(texts.length).toBeGreaterThan(60);
  expect(
    texts.flatMap(([file, text]) => familiarWords(text, words).map((word) => `${word} in ${file}`)),
  ).toEqual([]);
});

test('a familiar form is found, and not within a longer word', () => {
  expect(familiarWords('"ரத்து கேள்"', familiar.ta)).toEqual(['கேள்']);
  expect(familiarWords('பார்க்க, செய்யுங்கள்', familiar.ta)).toEqual([]);
});
