import { demoDesigns } from '#demo/catalogue/demo-designs.ts';

const hour = 3_600_000;
/** Milliseconds. Old enough that buyers have worn the designs of the first page and reviewed them. */
const youngest = 35 * 24 * hour;
const places = new Map(demoDesigns.map(({ key }, place) => [key, place]));

/** Days since publication. Too new for any finished order. */
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
 * Milliseconds since a demo design was published. A few are from recent weeks, the newest of the others from last
 * month, the oldest from half a year earlier; older designs are further apart.
 */
export function ageOf(key: string): number {
  const days = newArrivals.get(key);
  if (days !== undefined) return days * 24 * hour;
  const place = places.get(key) ?? 0;
  return youngest + (2 + 5 * place + 0.05 * place ** 2) * hour;
}

export const ageInDays = (key: string) => ageOf(key) / (24 * hour);
