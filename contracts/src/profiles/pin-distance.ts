import { lookUpPin } from './pin-codes.ts';
import { centreOf } from './town-centres.ts';

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Kilometres as the crow flies between the centres of two Indian PIN codes' towns, so 0 within one town. Undefined
 * where either is not known, as the army's are not.
 */
export function pinDistance(from: string, to: string): number | undefined {
  const [here, there] = [from, to].map((pincode) => {
    const place = lookUpPin(pincode);
    return place && centreOf(place);
  });
  if (!here || !there) return undefined;
  const latitude = Math.sin(radians(there.latitude - here.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(there.longitude - here.longitude) / 2) ** 2;
  const across = Math.cos(radians(here.latitude)) * Math.cos(radians(there.latitude)) * longitude;
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(latitude + across)));
}
