import { demoDesigns } from '#demo/catalogue/demo-designs.ts';

const hour = 3_600_000;
const places = new Map(demoDesigns.map(({ key }, place) => [key, place]));

/** How long ago a design of the demo was published: the first just now, the last half a year ago, fewer in the beginning. */
export function ageOf(key: string): number {
  const place = places.get(key) ?? 0;
  return (2 + 5 * place + 0.05 * place ** 2) * hour;
}

export const ageInDays = (key: string) => ageOf(key) / (24 * hour);
