import { expect, test } from 'vitest';
import { readableLine, readableLines } from './readable-text.ts';

test.each([
  ['zero-width blanks', '\u200b\u200b\ufeff'],
  ['soft hyphens', '\u00ad'],
  ['joiners alone', '\u200c\u200d'],
  ['a grapheme joiner', '\u034f'],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['braille blanks', '\u2800\u2800'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['tags', '\u{e0041}\u{e0042}'],
  ['marks of direction', '\u202e\u2066\u2069\u200f\u061c'],
  ['blanks of every width', '\u00a0\u2003\u3000\u205f'],
  ['accents without a letter', '\u0301\u0302'],
  ['half a surrogate pair', '\ud800'],
  ['control signs', '\u0000\u0007\u001b'],
])('text of %s is empty', (_, text) => {
  expect(readableLine(text)).toBe('');
  expect(readableLines(`${text}\n${text}`)).toBe('');
});

test.each([
  ['Asha \u202eihsA', 'Asha ihsA'],
  ['\u202aAsha Rao\u202c', 'Asha Rao'],
  ['Asha\nRao', 'Asha Rao'],
  ['Asha\u2028Rao', 'Asha Rao'],
  ['  Asha \u200b\u00a0 Rao ', 'Asha Rao'],
  ['As\ud800ha', 'Asha'],
  ['Zoe\u0308', 'Zo\u00eb'],
])('%j is kept as %j in one line', (text, line) => {
  expect(readableLine(text)).toBe(line);
});

test('joiners within Indic and Persian words stay, elsewhere they go', () => {
  const words = ['क्\u200dष', 'क्\u200cष', 'র\u200d্যাম', 'അവന്\u200d', 'می\u200cخواهم'];
  for (const word of words) expect(readableLine(word)).toBe(word);
  expect(readableLine('A\u200ds\u200cha')).toBe('Asha');
});

test('emoji of several signs stay whole', () => {
  const emoji = [
    '👩🏽\u200d🎨',
    '❤️',
    '👨\u200d👩\u200d👧',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '1️⃣',
  ];
  for (const sign of emoji) expect(readableLine(sign)).toBe(sign);
});

test('text of several lines keeps its lines and loses what turns it around', () => {
  expect(readableLines(' Hand\u202ewoven\r\nin Varanasi\rby us\n\n❤️ ')).toBe(
    'Handwoven\nin Varanasi\nby us\n\n❤️',
  );
});

test('long text is read in a moment', () => {
  const text = `${'क्\u200d'.repeat(100_000)}${'\u200b'.repeat(100_000)}`;
  expect(readableLines(text)).toHaveLength(300_000);
});
