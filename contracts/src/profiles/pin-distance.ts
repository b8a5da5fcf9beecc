import { lookUpPin } from './pin-codes.ts';
import { type Centre, centreOf } from './town-centres.ts';

/** In kilometres. */
export const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The centre of the town of an Indian PIN code; undefined if unknown, as for the army's. */
export function centreOfPin(pincode: string): Centre | undefined {
  const place = lookUpPin(pincode);
  return place && centreOf(place);
}

/** The great-circle distance in kilometres, not rounded. */
export function kilometresBetween(here: Centre, there: Centre): number {
  const latitude = Math.sin(radians(there.latitude - here.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(there.longitude - here.longitude) / 2) ** 2;
  const across = Math.cos(radians(here.latitude)) * Math.cos(radians(there.latitude)) * longitude;
  return 2 * earthRadius * Math.asin(Math.sqrt(latitude + across));
}

/**
 * The great-circle distance in kilometres between the town centres of two Indian PIN codes, so 0 within one town.
 * Undefined if either is unknown, as for the army's.
 */
export function pinDistance(from: string, to: string): number | undefined {
  const [here, there] = [centreOfPin(from), centreOfPin(to)];
  return here && there && Math.round(kilometresBetween(here, there));
}
