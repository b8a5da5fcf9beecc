import * as z from 'zod/mini';
import type { OwnShop, ShopWords } from '#contracts/profiles/shop/shop.contract.ts';

/** The form as it first appears. */
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

/** Reads words that were kept of an unfinished form; throws for anything else. */
export const readKept = (words: unknown): ShopWords => kept.parse(words);

/** Whether two forms say the same. */
export function isSame(one: ShopWords, other: ShopWords): boolean {
  return JSON.stringify(kept.parse(one)) === JSON.stringify(kept.parse(other));
}

/** With one speciality more, unless it is there in other letters or there is no room. */
export function withSpeciality(chosen: readonly string[], typed: string, most: number): string[] {
  const one = typed.trim();
  const isThere = chosen.some((each) => each.toLowerCase() === one.toLowerCase());
  return one === '' || isThere || chosen.length >= most ? [...chosen] : [...chosen, one];
}
