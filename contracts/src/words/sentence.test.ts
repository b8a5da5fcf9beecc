import { expect, it } from 'vitest';
import { sentences as hindi } from './hi/sentences.ts';
import { inEnglish } from './in-english.ts';
import { say } from './say.ts';
import { sentence } from './sentence.ts';

it('names a sentence and what it fills in, and gives the English of both', () => {
  const priceChanged = sentence('orders.priceChanged', { expected: 1200, total: 1350 });
  expect(priceChanged).toEqual({ reason: 'orders.priceChanged', params: { expected: 1200, total: 1350 } });
  expect(inEnglish(priceChanged)).toBe(
    'The price has changed. You were shown ₹1,200 in all; it is now ₹1,350, incl. tax.',
  );
  expect(sentence('orders.ownDesign')).toEqual({ reason: 'orders.ownDesign' });
});

it('says a sentence within another', () => {
  const wait = sentence('platform.againInSeconds', { before: sentence('platform.tooFast'), seconds: 7 });
  expect(inEnglish(wait)).toBe('That was a little fast. Please try again in 7 seconds.');
});

it('calls a person who deleted their account as the language does', () => {
  const meanwhile = sentence('measurements.meanwhile', { name: 'Deleted user' });
  expect(say(meanwhile, hindi, 'hi')).toMatch(/^इस बीच डिलीट किया गया यूज़र ने/);
  expect(inEnglish(meanwhile)).toMatch(/^Deleted user saved measurements/);
});

it('fails for a name that the catalogue does not have', () => {
  expect(() => inEnglish({ reason: 'orders.planted' })).toThrow('no sentence is named orders.planted');
});

it('takes no other name and no other values', () => {
  // @ts-expect-error: no sentence has this name
  sentence('orders.planted');
  // @ts-expect-error: a value is missing
  sentence('orders.priceChanged', { expected: 1200 });
  // @ts-expect-error: sums are numbers of rupees
  sentence('orders.priceChanged', { expected: '₹1,200', total: 1350 });
});
