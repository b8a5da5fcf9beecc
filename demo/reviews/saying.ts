import type { GarmentName } from '#yard/drawing/public.ts';

/** A sentence that fits every garment of its category, or those that it names, or all but those. */
export type Saying =
  | string
  | { said: string; of: readonly GarmentName[] }
  | { said: string; notOf: readonly GarmentName[] };

/** What can be said of this garment. */
export function sayingsOf(sayings: readonly Saying[], garment: GarmentName): string[] {
  return sayings.flatMap((one) => {
    if (typeof one === 'string') return one;
    const fits = 'of' in one ? one.of.includes(garment) : !one.notOf.includes(garment);
    return fits ? one.said : [];
  });
}
