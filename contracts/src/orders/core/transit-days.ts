import { isIndia } from '#contracts/profiles/country.ts';
import { lookUpPin } from '#contracts/profiles/pin-codes.ts';
import { pinDistance } from '#contracts/profiles/pin-distance.ts';

/** Days on the way where the PIN codes are not known: between neighbours, and across the country. */
export const usualTransit = { least: 2, most: 7 } as const;

const abroad = 14;
/** Where parcels go by sea or over mountain roads. In days more. */
const remoteDays = 3;
const remoteStates: readonly string[] = [
  'Andaman and Nicobar Islands',
  'Lakshadweep',
  'Ladakh',
  'Jammu and Kashmir',
  'Arunachal Pradesh',
  'Assam',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Sikkim',
  'Tripura',
];
/** Up to so many kilometres, a parcel takes so many days at most. */
const legs = [
  { kilometres: 50, days: 2 },
  { kilometres: 400, days: 3 },
  { kilometres: 1000, days: 5 },
  { kilometres: Number.POSITIVE_INFINITY, days: 6 },
] as const;

/** How many days a parcel takes at most from one PIN code to an address; undefined where either is not known. */
export function transitDays(fromPin: string, to: { pincode: string; country: string }): number | undefined {
  if (!isIndia(to.country)) return abroad;
  const kilometres = pinDistance(fromPin, to.pincode);
  if (kilometres === undefined) return undefined;
  const leg = legs.find((each) => kilometres <= each.kilometres) ?? legs[legs.length - 1];
  const states = [fromPin, to.pincode].map((pincode) => lookUpPin(pincode)?.state ?? '');
  const isRemote = states[0] !== states[1] && states.some((state) => remoteStates.includes(state));
  return (leg?.days ?? usualTransit.most) + (isRemote ? remoteDays : 0);
}
