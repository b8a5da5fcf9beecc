import { expect, test } from 'vitest';
import { nameSentence } from './name-sentence.ts';

test('what is said of a success carries its name and what it names', () => {
  expect(nameSentence({ success: true, message: 'Saved to Puja 2026' })).toEqual({
    success: true,
    message: 'Saved to Puja 2026',
    reason: 'done.savedTo',
    params: { name: 'Puja 2026' },
  });
  expect(nameSentence({ success: true, message: 'Saved to your collection', isSaved: true })).toEqual({
    success: true,
    message: 'Saved to your collection',
    isSaved: true,
    reason: 'done.saved',
  });
});

test('an answer that says no sentence stays as it is', () => {
  const sent = { success: true, message: { content: 'Welcome back!' } };
  expect(nameSentence(sent)).toBe(sent);
  expect(nameSentence('message')).toBe('message');
});
