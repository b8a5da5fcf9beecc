import * as z from 'zod/mini';
import type { OwnShop, ShopWords } from '#contracts/profiles/shop/shop.contract.ts';

/** The form's initial values. */
export function wordsOf(shop: OwnShop): ShopWords {
  const { about, specialities, leadDays, ordersAMonth, holidays } = shop;
  return {
    about,
    specialities,
    leadDays: leadDays === null ? '' : String(leadDays),
    ordersAMonth: ordersAMonth === null ? '' : String(ordersAMonth),
    holidays,
  };
}

const kept = z.object({
  about: z.string(),
  specialities: z.array(z.string()),
  leadDays: z.string(),
  ordersAMonth: z.string(),
  holidays: z.array(z.object({ from: z.string(), to: z.string() })),
});

/** Parses a stored draft; throws if it is invalid. */
export const readKept = (words: unknown): ShopWords => kept.parse(words);

/** Whether two forms have the same values. */
export function isSame(one: ShopWords, other: ShopWords): boolean {
  return JSON.stringify(kept.parse(one)) === JSON.stringify(kept.parse(other));
}

/** Adds a speciality, unless it is already there (ignoring case), empty, or the list is full. */
export function withSpeciality(chosen: readonly string[], typed: string, most: number): string[] {
  const one = typed.trim();
  const isThere = chosen.some((each) => each.toLowerCase() === one.toLowerCase());
  return one === '' || isThere || chosen.length >= most ? [...chosen] : [...chosen, one];
}
