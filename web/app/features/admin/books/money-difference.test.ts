import { expect, it } from 'vitest';
import { moneyDifference, withReadableAmounts } from './money-difference.ts';

it.each([
  ['₹5399.99', '₹5400.00', -0.01],
  ['₹12500.00', '₹12000.00', 500],
  ['', 'captured, ₹5400.00', -5400],
  ['₹1814.00', '', 1814],
  ['₹1814.00', '₹1814.00', null],
  ['AUTHORIZED', 'captured', null],
  ['failed', 'captured, ₹5400.00', null],
])('tells by how much “%s” here is more than “%s” there', (ours, theirs, difference) => {
  expect(moneyDifference({ ours, theirs })).toBe(difference);
});

it('groups the digits of amounts within a text, and leaves the rest', () => {
  expect(withReadableAmounts('captured, ₹125000.50')).toBe('captured, ₹1,25,000.50');
  expect(withReadableAmounts('AUTHORIZED')).toBe('AUTHORIZED');
});
