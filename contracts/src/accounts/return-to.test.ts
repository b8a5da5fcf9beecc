import { describe, expect, it } from 'vitest';
import { safeReturnTo } from './return-to.ts';

describe('the path to return to after signing in', () => {
  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    'https:evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/%09/evil.example',
    '/%0a/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/./\\evil.example',
    'evil.example',
    '@evil.example',
    '',
  ])('refuses %j', (asked) => {
    expect(safeReturnTo(asked)).toBe('/');
  });

  it.each([
    '/',
    '/product/7',
    '/checkout/7?size=m&note=a%20b',
    '/search?q=//silk',
    '/order-details/sale/3#payment',
  ])('keeps %j', (asked) => {
    expect(safeReturnTo(asked)).toBe(asked);
  });

  it('goes home, or where it is told, when nothing was asked', () => {
    expect(safeReturnTo(null)).toBe('/');
    expect(safeReturnTo(undefined, '/userDashboard')).toBe('/userDashboard');
  });
});
