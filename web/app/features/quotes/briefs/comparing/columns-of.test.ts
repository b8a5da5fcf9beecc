import { expect, test } from 'vitest';
import { bidOf } from '#tests/support/screen/brief-samples.ts';
import { columnsOf } from './columns-of.ts';

const open = bidOf({ quoteId: 1 });
const declined = bidOf({ quoteId: 2, state: 'DECLINED', can: { accept: false, decline: false } });
const last = bidOf({ quoteId: 3 });
const idsOf = (bids: readonly { quoteId: number }[]) => bids.map(({ quoteId }) => quoteId);

test('of an open brief the bids that can be answered stand beside each other, the cheapest first', () => {
  const { columns, over } = columnsOf([open, declined, last], { state: 'OPEN', acceptedQuoteId: null });
  expect(idsOf(columns)).toEqual([1, 3]);
  expect(idsOf(over)).toEqual([2]);
});

test('afterwards all are shown, with the accepted one first, and no more than eight', () => {
  const ended = Array.from({ length: 9 }, (_, index) =>
    bidOf({ quoteId: index + 1, state: 'DECLINED', can: { accept: false, decline: false } }),
  );
  const { columns, over } = columnsOf(ended, { state: 'ACCEPTED', acceptedQuoteId: 5 });
  expect(idsOf(columns)).toEqual([5, 1, 2, 3, 4, 6, 7, 8]);
  expect(idsOf(over)).toEqual([9]);
});
