import { expect, test } from 'vitest';
import { escapeHtml, linkAddresses } from './html.ts';

test('a web address at the end of a sentence is linked without the full stop', () => {
  expect(linkAddresses(escapeHtml('Sign in at https://shop.example/signin?a=1&b=2.'))).toBe(
    'Sign in at <a href="https://shop.example/signin?a=1&amp;b=2">https://shop.example/signin?a=1&amp;b=2</a>.',
  );
});
