import { isIndia } from '#contracts/profiles/country.ts';
import { isArmyPin, lookUpPin } from '#contracts/profiles/pin-codes.ts';
import { pinDistance } from '#contracts/profiles/pin-distance.ts';

export interface VisitArea {
  makerName: string;
  /** '' where the maker has not said. */
  pincode: string;
  radiusKm: number;
}

const instead = 'Please choose the phone call.';

/** Why a maker visits nobody at all, or null. */
export function refuseVisits({ makerName, pincode, radiusKm }: VisitArea): string | null {
  if (radiusKm === 0) return `${makerName} makes no home visits. ${instead}`;
  if (lookUpPin(pincode)) return null;
  return `We do not know from where ${makerName} would set out, so no home visit is offered. ${instead}`;
}

/** Why a maker does not visit somebody at an address, or null where it lies within their radius. */
export function refuseVisit(area: VisitArea, address: { pincode: string; country: string }): string | null {
  const general = refuseVisits(area);
  if (general !== null) return general;
  const kilometres = isIndia(address.country) ? pinDistance(area.pincode, address.pincode) : undefined;
  if (kilometres === undefined) {
    const where = isArmyPin(address.pincode)
      ? 'An army PIN code names no town'
      : 'We do not know this PIN code';
    return `${where}, so no home visit is offered there. ${instead}`;
  }
  if (kilometres <= area.radiusKm) return null;
  const town = lookUpPin(area.pincode)?.city ?? '';
  return `${area.makerName} visits within ${area.radiusKm} km of ${town}; this address is about ${kilometres} km away. ${instead}`;
}
