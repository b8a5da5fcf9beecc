import { expect, test } from 'vitest';
import { partsOfTagged } from './hashtags.ts';

const tagsIn = (text: string) => partsOfTagged(text).flatMap(({ words, isTag }) => (isTag ? [words] : []));

test.each([
  ['For the #haldi, in #Banarasi_silk.', ['#haldi', '#Banarasi_silk']],
  ['#साड़ी #कांजीवरम and #பட்டு #পাটোলা #ಇಳಕಲ್', ['#साड़ी', '#कांजीवरम', '#பட்டு', '#পাটোলা', '#ಇಳಕಲ್']],
  ['(#handwoven)', ['#handwoven']],
  ['#wedding2026', ['#wedding2026']],
  ['Number #1 and #2026', []],
  ['a#b, https://example.in/#fragment, &#39; and ##twice', []],
  ['# alone', []],
  [`#${'a'.repeat(60)}`, []],
])('in %j the tags are %j', (text, tags) => {
  expect(tagsIn(text)).toEqual(tags);
});

test('nothing of the text is lost', () => {
  const text = 'For the #haldi\nin #silk, and #1.';
  expect(
    partsOfTagged(text)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text);
});
