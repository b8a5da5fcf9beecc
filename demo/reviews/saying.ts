import type { GarmentName } from '#yard/drawing/public.ts';

/**
 * A sentence for every garment of its category, only for the garments in `of`, or for all except those in `notOf`.
 */
export type Saying =
  | string
  | { said: string; of: readonly GarmentName[] }
  | { said: string; notOf: readonly GarmentName[] };

/** The sentences that fit this garment. */
export function sayingsOf(sayings: readonly Saying[], garment: GarmentName): string[] {
  return sayings.flatMap((one) => {
    if (typeof one === 'string') return one;
    const fits = 'of' in one ? one.of.includes(garment) : !one.notOf.includes(garment);
    return fits ? one.said : [];
  });
}
