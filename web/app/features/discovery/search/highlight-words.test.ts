import { expect, it } from 'vitest';
import { highlightWords } from './highlight-words.ts';

const marked = (text: string, written: string) =>
  highlightWords(text, written)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

it('marks the beginnings of words, whatever their case', () => {
  expect(marked('Surkh red silk lehenga', 'LEH sil')).toBe('Surkh red [sil]k [leh]enga');
  expect(marked('Chunri lehenga, rai bandhej', 'rai')).toBe('Chunri lehenga, [rai] bandhej');
});

it('marks whole signs: no vowel sign is parted from its letter', () => {
  expect(marked('साड़ी लाल', 'साड')).toBe('[साड़ी] लाल');
  expect(marked('कांजीवरम', 'कांज')).toBe('[कांजी]वरम');
  expect(marked('நீலாம்பரி', 'நீல')).toBe('[நீலா]ம்பரி');
  expect(marked('Zoe\u0308 👩🏽\u200d🎨', 'zoe')).toBe('[Zoe\u0308] 👩🏽\u200d🎨');
});

it('marks nothing inside a word, and loses no sign', () => {
  expect(marked('Anarkali (12 kali)', 'kali')).toBe('Anarkali (12 [kali])');
  expect(marked('“लाल” lehenga', '(+.')).toBe('“लाल” lehenga');
  expect(marked('', 'a')).toBe('');
});
