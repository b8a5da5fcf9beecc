import * as z from 'zod/mini';
import { writtenShares } from '#contracts/orders/endings/kept-shares.fields.ts';
import { type KeptShares, sharedStages } from '#contracts/orders/endings/kept-shares.ts';
import { readNumber } from '#contracts/platform/text/typed-numbers.ts';

/** As typed, such as "25" or "२५". */
export type SharesWords = Record<keyof KeptShares, string>;

export const sharesWordsOf = (shares: KeptShares): SharesWords => ({
  DESIGN: String(shares.DESIGN),
  MAKING: String(shares.MAKING),
  MADE: String(shares.MADE),
});

/** The shares as numbers; NaN where no number is typed. */
export const sharesOf = (words: SharesWords): KeptShares => ({
  DESIGN: percentWritten(words.DESIGN),
  MAKING: percentWritten(words.MAKING),
  MADE: percentWritten(words.MADE),
});

export const sharesForm = z.pipe(z.transform(sharesOf), writtenShares);

export const isSameWords = (one: SharesWords, other: SharesWords): boolean =>
  sharedStages.every((stage) => one[stage] === other[stage]);

/** "25%" is 25. */
const percentWritten = (written: string) => readNumber(written.replace(/\s*[%٪]\s*$/, ''));
