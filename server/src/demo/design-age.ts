import { demoDesigns } from '#demo/catalogue/demo-designs.ts';

const hour = 3_600_000;
/** Milliseconds. Buyers have worn what stands on the first page, and have written of it. */
const youngest = 35 * 24 * hour;
const places = new Map(demoDesigns.map(({ key }, place) => [key, place]));

/** Days since they were published. They are too new to have been made for anyone. */
const newArrivals = new Map([
  ['moonrise-chandbali', 0.4],
  ['nakhuda-ajrakh-kurta', 1.3],
  ['teej-ghagra-choli', 2.6],
  ['chashme-kani-shawl', 4.2],
  ['jharokha-kalamkari-kurta', 6.5],
  ['phulbagh-lehenga-set', 10],
  ['surkh-jamdani-kurta', 16],
  ['peacock-bangle-set', 24],
]);

/**
 * Milliseconds since a design of the demo was published: a few in these weeks, the first of the others last month, the
 * last of them half a year before, fewer in the beginning.
 */
export function ageOf(key: string): number {
  const days = newArrivals.get(key);
  if (days !== undefined) return days * 24 * hour;
  const place = places.get(key) ?? 0;
  return youngest + (2 + 5 * place + 0.05 * place ** 2) * hour;
}

export const ageInDays = (key: string) => ageOf(key) / (24 * hour);
