import type { Centre } from '#contracts/profiles/town-centres.ts';

/** What a degree of latitude measures everywhere. In kilometres, a little less than it does. */
const degreeKm = 111;

/** The degrees between which everything within some kilometres lies, and some more. Not for the poles. */
export function boxAround({ latitude, longitude }: Centre, kilometres: number) {
  // Distances are rounded: half a kilometre more is still within.
  const high = (kilometres + 0.5) / degreeKm;
  const narrowest = Math.cos(((Math.abs(latitude) + high) * Math.PI) / 180);
  const wide = high / narrowest;
  return {
    south: latitude - high,
    north: latitude + high,
    west: longitude - wide,
    east: longitude + wide,
  };
}
