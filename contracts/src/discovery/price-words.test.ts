import { expect, test } from 'vitest';
import { processorMs } from '#tests/support/processor-time.ts';
import { readPriceWords } from './price-words.ts';

test.each([
  ['saree under 5000', { words: 'saree', maxPrice: 5000 }],
  ['Under ₹5,000 saree', { words: 'saree', maxPrice: 5000 }],
  ['lehenga below rs. 20k red', { words: 'lehenga red', maxPrice: 20_000 }],
  ['saree 5000 tak', { words: 'saree', maxPrice: 5000 }],
  ['2000 ke andar kurta', { words: 'kurta', maxPrice: 2000 }],
  ['sherwani above 1.5 lakh', { words: 'sherwani', minPrice: 150_000 }],
  ['silk between 2000 and 8000', { words: 'silk', minPrice: 2000, maxPrice: 8000 }],
  ['silk from 2 to 8k', { words: 'silk', minPrice: 2000, maxPrice: 8000 }],
  ['silk between 2000 and 5k', { words: 'silk', minPrice: 2000, maxPrice: 5000 }],
  ['silk between 800 and 2.5k', { words: 'silk', minPrice: 800, maxPrice: 2500 }],
  ['silk between 2,000 and ₹5k', { words: 'silk', minPrice: 2000, maxPrice: 5000 }],
  ['lehenga between 2 and 5 lakh', { words: 'lehenga', minPrice: 200_000, maxPrice: 500_000 }],
  ['lehenga from 80k to 1.5 lakh', { words: 'lehenga', minPrice: 80_000, maxPrice: 150_000 }],
  ['lehenga from 50,000 to 1 lakh', { words: 'lehenga', minPrice: 50_000, maxPrice: 100_000 }],
  ['kurta 2000 to 5000', { words: 'kurta', minPrice: 2000, maxPrice: 5000 }],
  ['2 to 5k kurta', { words: 'kurta', minPrice: 2000, maxPrice: 5000 }],
  ['kurta ₹1500-2k', { words: 'kurta', minPrice: 1500, maxPrice: 2000 }],
  ['kurta ₹2000-1000', { words: 'kurta', minPrice: 1000, maxPrice: 2000 }],
  ['stole over 500 under 900', { words: 'stole', minPrice: 500, maxPrice: 900 }],
  ['₹5,000 से कम साड़ी', { words: 'साड़ी', maxPrice: 5000 }],
  ['साड़ी 5000 तक', { words: 'साड़ी', maxPrice: 5000 }],
  ['लहंगा 5 हज़ार रुपये के अंदर', { words: 'लहंगा', maxPrice: 5000 }],
  ['शेरवानी 1.5 लाख से ज़्यादा', { words: 'शेरवानी', minPrice: 150_000 }],
  ['साड़ी 2000 से 5000 तक', { words: 'साड़ी', minPrice: 2000, maxPrice: 5000 }],
  ['saree 2000 se 5000 tak', { words: 'saree', minPrice: 2000, maxPrice: 5000 }],
  ['साड़ी ₹५००० से कम', { words: 'साड़ी', maxPrice: 5000 }],
  ['saree under ₹५,०००', { words: 'saree', maxPrice: 5000 }],
  ['५ हज़ार से ज़्यादा की १२ गज़ साड़ी', { words: '१२ गज़ साड़ी', minPrice: 5000 }],
  ['৮০০০ tak kurta', { words: 'kurta', maxPrice: 8000 }],
  ['புடவை under ௫௦௦௦', { words: 'புடவை', maxPrice: 5000 }],
  ['5000 रुपये तक की साड़ी', { words: 'साड़ी', maxPrice: 5000 }],
  ['2000 se 5000 tak ke kurte', { words: 'kurte', minPrice: 2000, maxPrice: 5000 }],
  ['5000 tak kinkhab', { words: 'kinkhab', maxPrice: 5000 }],
  ['under 5000', { words: '', maxPrice: 5000 }],
  ['gold upto 99999999999', { words: 'gold', maxPrice: 10_000_000 }],
])('%s', (text, expected) => {
  expect(readPriceWords(text)).toEqual(expected);
});

test.each([
  '',
  'silk saree',
  '1000 count cotton',
  'thunder 500',
  'size 38 kurta',
  'size 38 to 42 kurta',
  'kurta 2024-2025',
  'under the sea',
  '5000',
  '5000 तकिया',
  '१२ गज़',
])('leaves "%s" as it is', (text) => {
  expect(readPriceWords(text)).toEqual({ words: text });
});

test('takes no longer for a hostile text', () => {
  const hostile = `under ${'1,'.repeat(5000)}x ${'₹ '.repeat(5000)}`;
  expect(processorMs(() => readPriceWords(hostile))).toBeLessThan(300);
});
