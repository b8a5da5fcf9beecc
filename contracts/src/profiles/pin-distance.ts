import { lookUpPin } from './pin-codes.ts';
import { type Centre, centreOf } from './town-centres.ts';

/** In kilometres. */
export const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where the town of an Indian PIN code lies; undefined where it is not known, as the army's are not. */
export function centreOfPin(pincode: string): Centre | undefined {
  const place = lookUpPin(pincode);
  return place && centreOf(place);
}

/** Kilometres as the crow flies, not rounded. */
export function kilometresBetween(here: Centre, there: Centre): number {
  const latitude = Math.sin(radians(there.latitude - here.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(there.longitude - here.longitude) / 2) ** 2;
  const across = Math.cos(radians(here.latitude)) * Math.cos(radians(there.latitude)) * longitude;
  return 2 * earthRadius * Math.asin(Math.sqrt(latitude + across));
}

/**
 * Kilometres as the crow flies between the centres of two Indian PIN codes' towns, so 0 within one town. Undefined
 * where either is not known, as the army's are not.
 */
export function pinDistance(from: string, to: string): number | undefined {
  const [here, there] = [centreOfPin(from), centreOfPin(to)];
  return here && there && Math.round(kilometresBetween(here, there));
}
