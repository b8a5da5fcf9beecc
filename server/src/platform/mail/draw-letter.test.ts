import { expect, test } from 'vitest';
import { drawLetter } from './draw-letter.ts';

const publicUrl = 'https://shop.example.in';
const draw = (text: string) => drawLetter(text, { publicUrl, locale: 'en' });

test('a page of ours that ends a paragraph is a button, and its words end with a full stop', () => {
  const html = draw(`Hello Asha,\n\nYou can book another time here: ${publicUrl}/schedule-meeting/31`);
  expect(html).toContain('You can book another time here.</p>');
  expect(html).toMatch(
    /<a href="https:\/\/shop\.example\.in\/schedule-meeting\/31"[^>]*>Open on Tanabana<\/a>/,
  );
  expect(html).not.toContain('>https://');
});

test('words in Hindi end with a danda', () => {
  const html = drawLetter(`यहाँ देखें: ${publicUrl}/chat`, { publicUrl, locale: 'hi' });
  expect(html).toContain('यहाँ देखें।</p>');
});

test('a page alone in its paragraph is a button without words', () => {
  expect(draw(`Paid.\n\n${publicUrl}/order-details/sale/3`)).not.toContain('<p style="margin:0 0 16px"></p>');
});

test('a page within a sentence stays a link, and a page of another site stays words', () => {
  expect(draw(`Sign in at ${publicUrl}/login. Then go on.`)).toContain(`>${publicUrl}/login</a>`);
  const other = draw('See https://elsewhere.example/page');
  expect(other).not.toContain('Open on Tanabana');
  expect(other).not.toContain('href="https://elsewhere');
});

test('marks of HTML in a page of ours are escaped', () => {
  expect(draw(`Here: ${publicUrl}/a?b=1&c="x`)).toContain(`href="${publicUrl}/a?b=1&amp;c=&quot;x"`);
});
