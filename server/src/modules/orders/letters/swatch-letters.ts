import { toRupees } from '#contracts/money/money.ts';
import { sendBy, swatchLimits } from '#contracts/orders/swatches/swatch.rules.ts';
import { letterOf } from '#contracts/words/letter.ts';
import type { LetterFacts } from './letter-facts.ts';
import type { LettersToSides } from './send-to-sides.ts';

/** The letters of a swatch that was paid. */
export function swatchLetters({ number, titles, buyer, maker, order }: LetterFacts): LettersToSides {
  const { confirmedAt, createdAt, daysOff, totalPaise } = order;
  const amount = toRupees(totalPaise);
  const weekday = sendBy(confirmedAt ?? createdAt, daysOff);
  const values = { number, titles, amount, weekday };
  return {
    buyer: letterOf('orders.swatchPaid', {
      ...{ ...values, maker: maker.name, page: buyer.page },
      days: swatchLimits.creditDays,
    }),
    maker: letterOf('orders.swatchAsked', { ...values, buyer: buyer.name, page: maker.page }),
    sums: [{ label: 'sums.total', rupees: amount }],
  };
}
