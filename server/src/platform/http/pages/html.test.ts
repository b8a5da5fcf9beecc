import { expect, test } from 'vitest';
import { escapeHtml, linkAddresses } from './html.ts';

const link = (text: string) => linkAddresses(escapeHtml(text), 'https://shop.example');

test('a web address at the end of a sentence is linked without the full stop', () => {
  expect(link('Sign in at https://shop.example/signin?a=1&b=2.')).toBe(
    'Sign in at <a href="https://shop.example/signin?a=1&amp;b=2">https://shop.example/signin?a=1&amp;b=2</a>.',
  );
});

test.each([
  ['“', '”'],
  ['‘', '’.'],
  ['"', '".'],
  ["'", "'"],
  ['(', ').'],
  ['', '।'],
])('what stands around a web address is not part of it: %sand%s', (before, after) => {
  const linked = '<a href="https://shop.example/chat/9">https://shop.example/chat/9</a>';
  expect(link(`${before}https://shop.example/chat/9${after}`)).toBe(
    `${escapeHtml(before)}${linked}${escapeHtml(after)}`,
  );
});

test.each([
  'https://evil.example/signin',
  'https://shop.example.evil.example/',
  'https://shop.example@evil.example/',
  'http://shop.example/',
])('%s is another site, and stays words', (url) => {
  expect(link(`Pay at ${url} today`)).toBe(`Pay at ${url} today`);
});
