import { expect, it } from 'vitest';
import { splitAtLinks } from './words-with-links.ts';

const site = 'https://tanabana.example';
const linksIn = (words: string) =>
  splitAtLinks(words, site).flatMap(({ text, href }) => (href === null ? [] : [[text, href]]));

it('makes links of addresses with https, and paths of addresses of this site', () => {
  expect(linksIn('See https://tanabana.example/product/7 and https://example.in/a?b=1.')).toEqual([
    ['https://tanabana.example/product/7', '/product/7'],
    ['https://example.in/a?b=1', 'https://example.in/a?b=1'],
  ]);
  expect(splitAtLinks('http://localhost:3000/product/7', 'http://localhost:3000')).toEqual([
    { text: 'http://localhost:3000/product/7', href: '/product/7' },
  ]);
});

it('loses no sign of a message', () => {
  for (const words of ['', 'नमस्ते', 'a https://a.in, (https://b.in/x_(y)) https://c.in।', 'https://'])
    expect(
      splitAtLinks(words, site)
        .map(({ text }) => text)
        .join(''),
    ).toBe(words);
});

it('leaves the end of a sentence out of an address, and a bracket that was opened in it within', () => {
  expect(linksIn('(https://a.in/x), https://b.in/y_(z) https://c.in/द।').map(([text]) => text)).toEqual([
    'https://a.in/x',
    'https://b.in/y_(z)',
    'https://c.in/द',
  ]);
});

it('makes no link of what is not encrypted, runs a script, hides its host or turns its text', () => {
  for (const words of [
    'http://example.in',
    'javascript:alert(1)',
    'https://tanabana.example@evil.example/',
    'data:text/html,x',
    'https://tanabana.example//evil.example/signin',
    'https://tanabana.example/\\evil.example/signin',
  ])
    expect(linksIn(words), words).toEqual([]);
  expect(linksIn('https://a.in/\u202egpj.exe').map(([text]) => text)).toEqual(['https://a.in/']);
});
