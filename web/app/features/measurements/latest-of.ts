import type { Garment } from '#contracts/measurements/garments.ts';
import type { Measurement } from '#contracts/measurements/measurements.contract.ts';

/** The last version of a garment; undefined where there is none. Takes them newest first. */
export function latestOf(versions: readonly Measurement[], garment: Garment): Measurement | undefined {
  return versions.find((one) => one.garment === garment);
}
