import { expect, it } from 'vitest';
import { selectionOf } from './list-orders.ts';

const asked = (q: string) =>
  selectionOf('sales', 1, { q, status: undefined, design: undefined, sort: 'newest' });

it('takes a number for an order once all of its six digits are typed, and for words until then', () => {
  expect(asked('TB-2026-000123')).toMatchObject({ number: { year: '2026', id: 123 } });
  expect(asked('tb-2026-1234567')).toMatchObject({ number: { year: '2026', id: 1_234_567 } });
  expect(asked('TB-2026-00012')).toMatchObject({ number: null, words: '2026-00012' });
});
