import { expect, test } from 'vitest';
import { inWords } from '#tests/support/words/in-words.ts';
import { emailField, foreignLocalPartSentence } from './email-address.ts';

const email = emailField('Email is required', 'Invalid email address');
const sentence = (text: string) => email.safeParse(text).error?.issues[0]?.message;

test.each([
  ['asha@example.in', 'asha@example.in'],
  ['  Asha@Example.IN ', 'asha@example.in'],
  ['asha@example.in\u200b', 'asha@example.in'],
  ['\u2060asha@example.in', 'asha@example.in'],
  ['\u202aasha@example.in\u202c', 'asha@example.in'],
  ['\ufeffasha@example.in\u00a0', 'asha@example.in'],
  ['\uff41sha\uff20example.in', 'asha@example.in'],
  ['asha@डाकघर.भारत', 'asha@xn--11bgz6d5c.xn--h2brj9c'],
  ['asha@XN--I1B6B1A6A2E.xn--h2brj9c', 'asha@xn--i1b6b1a6a2e.xn--h2brj9c'],
  ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
  ["d'souza+shop@mail.example.co.in", "d'souza+shop@mail.example.co.in"],
])('%j is kept as %j', (typed, kept) => {
  expect(email.parse(typed)).toBe(kept);
});

test.each([
  'asha',
  'asha@',
  '@example.in',
  'asha@example',
  'a..b@example.in',
  'as ha@example.in',
  'asha@exa mple.in',
])('%j is no address', (typed) => {
  expect(sentence(typed)).toBe('Invalid email address');
});

test('letters before the @ that a letter cannot carry have a sentence of their own', () => {
  expect(inWords(sentence('आशा@डाकघर.भारत'))).toBe(inWords(foreignLocalPartSentence));
  expect(inWords(sentence('zoë@example.in'))).toBe(inWords(foreignLocalPartSentence));
});

test('nothing but what cannot be seen is nothing', () => {
  expect(sentence('\u200b \u202a')).toBe('Email is required');
});
