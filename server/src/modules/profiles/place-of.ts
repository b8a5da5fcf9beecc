import { isIndia } from '#contracts/profiles/country.ts';
import { centreOfPin } from '#contracts/profiles/pin-distance.ts';

interface Place {
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
}

/** The centre of the town that a PIN code lies in; nulls abroad, and where no table knows it. */
export function placeOf(pincode: string, country = ''): Place {
  const centre = country === '' || isIndia(country) ? centreOfPin(pincode) : undefined;
  return { latitude: centre?.latitude ?? null, longitude: centre?.longitude ?? null };
}
