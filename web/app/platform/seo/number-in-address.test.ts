import { expect, it } from 'vitest';
import { leaveTail } from './number-in-address.ts';

const leadsTo = (number: string): string | null => {
  try {
    leaveTail(number, (led) => `/product/${led}`);
    return null;
  } catch (redirect) {
    return (redirect as Response).headers.get('location');
  }
};

it('leads to the number in front of signs that belong to a sentence', () => {
  for (const tail of ['.', ',', ')', '।', '\u200b', ' ', '…', '),'])
    expect(leadsTo(`12${tail}`), tail).toBe('/product/12');
});

it('leaves numbers and words alone', () => {
  for (const number of ['12', '12a', 'a12.', '', '.', '12.5']) expect(leadsTo(number), number).toBeNull();
});
