import { expect, test } from 'vitest';
import { withoutAddresses } from './without-addresses.ts';

test.each([
  ['Pay at https://evil.example/pay.\n\nMeher', 'Pay at […]\n\nMeher'],
  ['See WWW.evil.example today', 'See […] today'],
  ['See evil.example/pay?a=1 and पैसा.भारत', 'See […] and […]'],
  ['Send it to meher@okaxis or meher.a@example.in', 'Send it to […] or […]'],
  ['Ring +91 98450 11111, or ०९८४५०१११११', 'Ring […], or […]'],
])('%j is quoted as %j', (words, quoted) => {
  expect(withoutAddresses(words)).toBe(quoted);
});

test('prices, days, measures and sentences stay', () => {
  const words = 'For ₹1,25,000 by 2026-11-28. It is 5.5 m long, 104 cm wide… A.K. Sarees, Mumbai 400001.';
  expect(withoutAddresses(words)).toBe(words);
});
