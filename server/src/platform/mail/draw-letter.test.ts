import { expect, test } from 'vitest';
import { letterOf, type SaidLetter, writeLetter } from '#contracts/letters/letter.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { drawLetter } from './draw-letter.ts';

const publicUrl = 'https://shop.example.in';
const page = `${publicUrl}/chat/9`;

const draw = (says: SaidLetter, locale: Locale = 'en') => {
  const { paragraphs, button } = writeLetter(says, locale);
  return drawLetter(paragraphs, { publicUrl, locale, button });
};

/** A letter that quotes another person, its page alone in the last paragraph. */
const quoting = (title: string) =>
  letterOf('orders.movedOn', { number: 'TB-2026-000001', titles: title, page });
const confirming = (to = page) => letterOf('accounts.confirmEmail', { page: to, days: 3 });

const buttons = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)" style="display:inline-block[^>]*>[^<]*<\/a>/g)].map(([, to]) => to);

test('the page that a paragraph ends with is a button, and its words end with a full stop', () => {
  const html = draw(confirming());
  expect(html).toContain('that this is your address.</p>');
  expect(buttons(html)).toEqual([page]);
  expect(html).not.toContain('>https://');
});

test.each([
  ['accounts.welcome', 'Confirm email', 'ईमेल कन्फ़र्म करें'],
  ['accounts.confirmEmail', 'Confirm email', 'ईमेल कन्फ़र्म करें'],
  ['accounts.passwordChanged', 'Choose a new password', 'नया पासवर्ड चुनें'],
  ['orders.COMPLETED', 'Open on Tanabana', 'Tanabana पर खोलें'],
] as const)('the button of %s says what it does', (letter, english, hindi) => {
  const says: SaidLetter = { letter, values: { page, days: 3, titles: 'Katan' } };
  expect(draw(says)).toContain(`>${english}</a>`);
  expect(draw(says, 'hi')).toContain(`>${hindi}</a>`);
});

test('words in Hindi end with a danda', () => {
  expect(draw(confirming(), 'hi')).toMatch(/।<\/p><p[^>]*><a href="https:\/\/shop\.example\.in\/chat\/9"/);
});

test('a page alone in its paragraph is a button without words', () => {
  const html = draw(quoting('Katan'));
  expect(buttons(html)).toEqual([page]);
  expect(html).not.toContain('<p style="margin:0 0 16px"></p>');
});

test.each([`“Pay here ${page}”`, `Pay here: ${page}`, `Pay here:\n\n${page}\n\nand tell me`, page])(
  'an address that another person wrote is a link within their words, never a button: %j',
  (title) => {
    const html = draw(letterOf('house.letter', { heading: 'News', text: title }));
    expect(buttons(html)).toEqual([]);
    expect(html).toContain(`<a href="${page}">${page}</a>`);
    expect(buttons(draw(quoting(title)))).toEqual([page]);
  },
);

test('a page within a sentence stays a link, and a page of another site stays words', () => {
  const known = draw(letterOf('accounts.haveOne', { page }));
  expect(known).toContain(`>${page}</a>.`);
  expect(buttons(known)).toEqual([]);
  const other = draw(confirming('https://elsewhere.example/page'));
  expect(other).toContain('your address: https://elsewhere.example/page</p>');
  expect(other).not.toContain('href="https://elsewhere');
});

test('marks of HTML in a page of ours are escaped', () => {
  expect(draw(confirming(`${publicUrl}/a?b=1&c="x`))).toContain(`href="${publicUrl}/a?b=1&amp;c=&quot;x"`);
});

test('the subject stands above the words, with its marks of HTML escaped', () => {
  const html = drawLetter(writeLetter(confirming(), 'en').paragraphs, {
    publicUrl,
    locale: 'en',
    button: 'Open',
    heading: 'Kurta <b>& dupatta</b>',
  });
  expect(html).toMatch(/<h1[^>]*>Kurta &lt;b&gt;&amp; dupatta&lt;\/b&gt;<\/h1>/);
  expect(html.indexOf('</h1>')).toBeLessThan(html.indexOf('this is your address'));
  expect(draw(confirming())).not.toContain('<h1');
});

test('the picture stands first, and sums beneath each other before the button, the amounts at the right', () => {
  const html = drawLetter(writeLetter(quoting('Katan'), 'en').paragraphs, {
    button: 'Open',
    publicUrl,
    locale: 'hi',
    picture: `${publicUrl}/media/abc/1080.webp`,
    sums: [
      { label: 'sums.total', rupees: 125_000 },
      { label: 'sums.advance', rupees: 50_000 },
    ],
  });
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html.indexOf(`<img src="${publicUrl}/media/abc/320.webp"`)).toBeLessThan(html.indexOf('Katan'));
  const cells = [...html.matchAll(/<td style="([^"]*)">([^<]*)<\/td>/g)];
  expect(cells.map(([, , words]) => words)).toEqual(['कुल, टैक्स सहित', '₹1,25,000', 'एडवांस दे दिया', '₹50,000']);
  expect(cells.map(([, style]) => style?.includes('text-align:right'))).toEqual([false, true, false, true]);
  expect(html.indexOf('</table>')).toBeLessThan(html.indexOf(`<a href="${page}"`));
});
