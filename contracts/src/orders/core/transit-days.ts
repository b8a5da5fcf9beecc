import { isIndia } from '#contracts/profiles/country.ts';
import { lookUpPin } from '#contracts/profiles/pin-codes.ts';
import { pinDistance } from '#contracts/profiles/pin-distance.ts';
import { abroadDays, remoteDays, remoteStates, transitLegs } from './transit-legs.ts';

const legDays = transitLegs.map(({ days }) => days);
const farthest = Math.max(...legDays);

/**
 * The range of transit days if the PIN codes are unknown: from the shortest distance to a remote state across the
 * country.
 */
export const usualTransit = { least: Math.min(...legDays), most: farthest + remoteDays };

/** The most days a parcel takes from a PIN code to an address; undefined if the distance is unknown. */
export function transitDays(fromPin: string, to: { pincode: string; country: string }): number | undefined {
  if (!isIndia(to.country)) return abroadDays;
  const kilometres = pinDistance(fromPin, to.pincode);
  if (kilometres === undefined) return undefined;
  const leg = transitLegs.find((each) => kilometres <= each.kilometres);
  const states = [fromPin, to.pincode].map((pincode) => lookUpPin(pincode)?.state ?? '');
  const isRemote = states[0] !== states[1] && states.some((state) => remoteStates.includes(state));
  return (leg?.days ?? farthest) + (isRemote ? remoteDays : 0);
}
