import { expect, it } from 'vitest';
import { tradeOf } from './trade-of.ts';

it('a maker is named by their profession alone, by their role where they name none', () => {
  expect(tradeOf({ role: 'DESIGNER', profession: "Children's clothes designer" })).toBe(
    "Children's clothes designer",
  );
  expect(tradeOf({ role: 'MASTER', profession: '' })).toBe('Master');
});

it('somebody who makes nothing and names no profession has no trade', () => {
  expect(tradeOf({ role: 'USER', profession: '' })).toBe('');
});
