import { expect, test } from 'vitest';
import { verificationLimits, verificationSentences } from '#contracts/verifications/verification.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { inWords } from '#tests/support/words/in-words.ts';
import { addDocuments } from './check-documents.ts';

const pdf = (name: string, size = 1000) => ({ name, type: 'application/pdf', size });

test('documents are added to those that were chosen before, up to five', () => {
  const first = ['a', 'b', 'c'].map((name) => pdf(name));
  const more = ['d', 'e', 'f'].map((name) => pdf(name));
  const { documents, refusal } = addDocuments(first, more);
  expect(documents.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(inWords(refusal)).toBe(inEnglish(verificationSentences.tooManyDocuments));
});

test.each([
  [{ name: 'film.mp4', type: 'video/mp4', size: 10 }, /JPEG, PNG, WebP or PDF/],
  [{ name: 'card.heic', type: '', size: 10 }, /HEIC/],
  [pdf('empty.pdf', 0), /empty/],
  [pdf('scan.pdf', verificationLimits.documentBytes + 1), /larger than 10 MB/],
])('%o is refused with what to do, and the others go along', (wrong, sentence) => {
  const { documents, refusal } = addDocuments([], [wrong, pdf('gst.pdf')]);
  expect(documents.map(({ name }) => name)).toEqual(['gst.pdf']);
  expect(inWords(refusal)).toMatch(sentence);
});

test('a type that the browser does not know is left to the server', () => {
  expect(addDocuments([], [{ name: 'scan', type: '', size: 10 }]).refusal).toBeNull();
});
