import { isIndia } from '#contracts/profiles/country.ts';
import { lookUpPin } from '#contracts/profiles/pin-codes.ts';
import { pinDistance } from '#contracts/profiles/pin-distance.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';

export interface VisitArea {
  makerName: string;
  /** '' if the maker has given none. */
  pincode: string;
  radiusKm: number;
}

interface Place {
  pincode: string;
  country: string;
}

/**
 * Kilometres to a place that is known to be beyond the maker's radius, Infinity abroad; null if it may be within the
 * radius.
 */
function kilometresTooFar({ pincode, radiusKm }: VisitArea, place: Place): number | null {
  if (!isIndia(place.country)) return Infinity;
  const kilometres = pinDistance(pincode, place.pincode);
  return kilometres !== undefined && kilometres > radiusKm ? kilometres : null;
}

/** Whether a maker may visit a place to measure: they make home visits, and it is not known to be too far. */
export function mayVisit(area: VisitArea, place: Place | null): boolean {
  return area.radiusKm > 0 && (place === null || kilometresTooFar(area, place) === null);
}

/** The error if a maker makes no home visits, else null. */
export function refuseVisits({ makerName, radiusKm }: VisitArea): Sentence | null {
  return radiusKm === 0 ? sentence('meetings.noVisits', { name: makerName }) : null;
}

/** Why a maker does not visit an address; null unless they make no home visits or it is known to be too far. */
export function refuseVisit(area: VisitArea, address: Place): Sentence | null {
  const general = refuseVisits(area);
  if (general !== null) return general;
  const kilometres = kilometresTooFar(area, address);
  if (kilometres === null) return null;
  if (kilometres === Infinity) return sentence('meetings.indiaOnly', { name: area.makerName });
  return sentence('meetings.tooFar', { ...areaOf(area), kilometres });
}

/**
 * Why a maker visits none of a person's addresses. Null if the maker makes home visits, and may visit one of them or
 * no address is known.
 */
export function refuseEveryVisit(area: VisitArea, addresses: readonly Place[]): Sentence | null {
  const [first] = addresses;
  if (first === undefined || addresses.some((address) => mayVisit(area, address))) return refuseVisits(area);
  if (addresses.length === 1 || addresses.every(({ country }) => !isIndia(country)))
    return refuseVisit(area, first);
  return refuseVisits(area) ?? sentence('meetings.allTooFar', areaOf(area));
}

const areaOf = ({ makerName, radiusKm, pincode }: VisitArea) => ({
  name: makerName,
  radius: radiusKm,
  town: lookUpPin(pincode)?.city ?? pincode,
});
