import type { Centre } from '#contracts/profiles/town-centres.ts';

/** Kilometres per degree of latitude, rounded down. */
const degreeKm = 111;

/** A box in degrees that contains everything within some kilometres. Not valid at the poles. */
export function boxAround({ latitude, longitude }: Centre, kilometres: number) {
  // Distances are rounded, so up to half a kilometre more still counts.
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
