import { expect, test } from 'vitest';
import { pageLanguageOf } from './page-language.ts';

test.each([
  ['', 'en'],
  ['*', 'en'],
  ['hi', 'hi'],
  ['HI-in', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['hi-IN,hi;q=0.9,en-US;q=0.8', 'hi'],
  ['en;q=0.5, ta;q=0.9', 'ta'],
  ['mr-IN,mr;q=0.9,hi;q=0.8,en;q=0.7', 'hi'],
  ['bn;q=0, ta', 'ta'],
  ['fr-FR,fr', 'en'],
  ['hindi', 'en'],
  ['hi;q=much', 'en'],
])('a browser that asks for "%s" gets %s', (asked, locale) => {
  expect(pageLanguageOf('/help', { 'accept-language': asked })).toEqual({ locale, isFixed: false });
});

test('what was chosen on a device counts before what its browser asks for, and the address before both', () => {
  const headers = { cookie: 'a=1; tanabana_language=bn', 'accept-language': 'hi' };
  expect(pageLanguageOf('/help', headers)).toEqual({ locale: 'bn', isFixed: false });
  expect(pageLanguageOf('/ta/help', headers)).toEqual({ locale: 'ta', isFixed: true });
  expect(pageLanguageOf('/help', { ...headers, cookie: 'tanabana_language=<script>' }).locale).toBe('hi');
});
