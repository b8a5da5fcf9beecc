import { type LetterContent, letterOf } from '#contracts/words/letter.ts';

/** A letter with the subject `Order ${number}: There is news`, for tests of the mail queue. */
export function aLetter(
  number: string,
  { titles = 'Katan silk lehenga', page = '' }: { titles?: string; page?: string } = {},
): LetterContent {
  return letterOf('orders.movedOn', { number, titles, page });
}
