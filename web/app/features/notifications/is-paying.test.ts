import { expect, test } from 'vitest';
import { isPaying } from './is-paying.ts';

const own = '/order-details/purchase/12';

test.each([
  ['/checkout/3', '', true],
  ['/order-confirmation', '?orderId=12', true],
  ['/order-processing/12', '', true],
  ['/order-confirmation', '?orderId=13', false],
  ['/order-processing/13', '', false],
  ['/', '', false],
])('news of one’s own payment while at %s%s is told by the screen itself: %s', (pathname, search, told) => {
  expect(isPaying({ pathname, search }, own)).toBe(told);
});

test('a maker hears of a payment wherever they are', () => {
  expect(isPaying({ pathname: '/checkout/3', search: '' }, '/order-details/sale/12')).toBe(false);
});
