import { expect, test } from 'vitest';
import { mentionAt, namedIn, partsOf, withMention } from './mention-words.ts';

const asha = { id: 1, name: 'Asha' };
const ashaRao = { id: 2, name: 'Asha Rao' };
const devanagari = { id: 3, name: 'आशा राव' };

test.each([
  ['@', 1, ''],
  ['Look @As', 8, 'As'],
  ['Look @Asha Ra', 13, 'Asha Ra'],
  ['Look @Asha and more', 10, 'Asha'],
  ['देखो @आशा', 9, 'आशा'],
])('in %j the cursor at %i stands behind an @ with %j', (text, cursor, words) => {
  expect(mentionAt(text, cursor, [])?.words).toBe(words);
});

test.each([
  ['an address', 'asha@example', 12],
  ['an @ without a name', 'Look @ there', 12],
  ['words far behind an @', '@Asha is it really lined', 24],
  ['no @', 'Lovely', 6],
])('%s suggests nobody', (_, text, cursor) => {
  expect(mentionAt(text, cursor, [])).toBeNull();
});

test('behind a name that was chosen nobody is suggested', () => {
  expect(mentionAt('@Asha Rao is', 12, [ashaRao])).toBeNull();
});

test('the chosen name takes the place of what was typed', () => {
  expect(withMention('Look @as there', { start: 5, words: 'as' }, 'Asha Rao')).toEqual({
    text: 'Look @Asha Rao there',
    cursor: 15,
  });
});

test('names are found in the words, the longer of two first, and never within a longer word', () => {
  expect(partsOf('@Asha Rao, @Asha and @Ashaji', [asha, ashaRao])).toEqual([
    { at: 0, words: '@Asha Rao', personId: 2 },
    { at: 9, words: ', ', personId: null },
    { at: 11, words: '@Asha', personId: 1 },
    { at: 16, words: ' and @Ashaji', personId: null },
  ]);
  expect(partsOf('सुनो @आशा राव', [devanagari])[1]).toMatchObject({ words: '@आशा राव', personId: 3 });
  expect(partsOf('', [asha])).toEqual([]);
});

test('whoever was taken out of the words is named no more', () => {
  expect(namedIn('Look @Asha Rao', [asha, ashaRao])).toEqual([ashaRao]);
  expect(namedIn('Look', [asha])).toEqual([]);
});
