import { expect, test } from 'vitest';
import { inEnglish } from '#contracts/words/in-english.ts';
import { AppError } from './app-error.ts';
import { beforeNewest, cutPage, lostPlace, makeCursor, makeTimeCursor, oneOf, whole } from './cursor.ts';

const sorted = makeCursor(
  { sort: oneOf(['highest', 'helpful']), rating: whole(5), id: whole() },
  lostPlace('reviews'),
);

test('what is written is read back, whatever else the row has', () => {
  const row = { id: 12, rating: 5, sort: 'helpful', title: 'Stole' } as const;
  expect(sorted.read(sorted.write(row))).toEqual({ sort: 'helpful', rating: 5, id: 12 });
  const time = makeTimeCursor('plain');
  expect(time.read(time.write(beforeNewest))).toEqual(beforeNewest);
});

test.each([
  '',
  'nonsense',
  'helpful.5',
  'helpful.5.12.3',
  'newest.5.12',
  'helpful.6.12',
  'helpful.-1.12',
  'helpful.5.',
  'helpful.5.1e3',
  'helpful.5. 12',
  'helpful.5.9007199254740992',
])('“%s”, which was never written, is refused with the sentence of the list', (text) => {
  expect(() => sorted.read(text)).toThrow(AppError);
  expect(() => sorted.read(text)).toThrow(
    expect.objectContaining({ errors: { cursor: inEnglish(lostPlace('reviews')) } }),
  );
});

test('a page has a cursor only where a row follows', () => {
  const rows = [3, 2, 1].map((id) => ({ sort: 'highest', rating: 4, id }) as const);
  expect(cutPage(rows, 2, sorted)).toEqual({ shown: rows.slice(0, 2), nextCursor: 'highest.4.2' });
  expect(cutPage(rows, 3, sorted)).toEqual({ shown: rows, nextCursor: null });
});
