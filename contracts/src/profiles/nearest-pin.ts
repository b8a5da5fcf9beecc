import { lookUpPin, type PincodeTown, pinBeginnings } from './pin-codes.ts';
import { kilometresBetween } from './pin-distance.ts';
import { type Centre, centreOf } from './town-centres.ts';

/** The greatest distance of any place in India from a town in the table, in kilometres. */
const farthestTown = 150;

/** A PIN code of the town with the nearest centre; undefined for a place outside India. */
export function nearestPin(here: Centre): string | undefined {
  const towns = pinBeginnings().flatMap(([beginning, town]) => {
    const centre = centreOf(town);
    return centre ? [{ beginning, town, away: kilometresBetween(here, centre) }] : [];
  });
  const nearest = towns.filter(({ away }) => away <= farthestTown).sort((one, two) => one.away - two.away);
  for (const { beginning, town } of nearest) {
    const pincode = pinInTown(beginning, town);
    if (pincode !== undefined) return pincode;
  }
  return undefined;
}

/** A PIN code with this prefix that belongs to this town, not to a town with a longer prefix. */
export function pinInTown(beginning: string, { city, state }: PincodeTown): string | undefined {
  const missing = 6 - beginning.length;
  for (let rest = missing === 0 ? 0 : 1; rest < 10 ** missing; rest++) {
    const pincode = beginning + (missing === 0 ? '' : String(rest).padStart(missing, '0'));
    const found = lookUpPin(pincode);
    if (found?.city === city && found.state === state) return pincode;
  }
  return undefined;
}
