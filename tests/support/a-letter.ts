import { letterOf, type SaidLetter } from '#contracts/letters/letter.ts';

/** A letter whose subject is `Order ${number}: There is news`, for tests of the post itself. */
export function aLetter(
  number: string,
  { titles = 'Katan silk lehenga', page = '' }: { titles?: string; page?: string } = {},
): SaidLetter {
  return letterOf('orders.movedOn', { number, titles, page });
}
