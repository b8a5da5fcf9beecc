import type { Garment } from '#contracts/measurements/garments.ts';
import type { Measurement } from '#contracts/measurements/measurements.contract.ts';

/** The latest version of a garment; undefined if there is none. Expects versions newest first. */
export function latestOf(versions: readonly Measurement[], garment: Garment): Measurement | undefined {
  return versions.find((one) => one.garment === garment);
}
