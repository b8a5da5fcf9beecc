import { isIndia } from '#contracts/profiles/country.ts';
import { centreOfPin } from '#contracts/profiles/pin-distance.ts';

interface Place {
  /** In degrees. */
  latitude: number | null;
  longitude: number | null;
}

/** The centre of the town of a PIN code; nulls abroad, and for PIN codes missing in the table. */
export function placeOf(pincode: string, country = ''): Place {
  const centre = country === '' || isIndia(country) ? centreOfPin(pincode) : undefined;
  return { latitude: centre?.latitude ?? null, longitude: centre?.longitude ?? null };
}
