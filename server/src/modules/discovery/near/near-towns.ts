import { lookUpPin, type PincodeTown, pinBeginnings } from '#contracts/profiles/pin-codes.ts';
import { centreOfPin, kilometresBetween } from '#contracts/profiles/pin-distance.ts';
import { type Centre, centreOf } from '#contracts/profiles/town-centres.ts';

interface NearTowns {
  /** The town of the PIN code. */
  town: PincodeTown;
  /** The town centres within the circle, as search_tag('n', …) writes them. Not empty. */
  centres: string[];
}

/**
 * The towns within some kilometres of a PIN code, compared by the rounded distance that is shown; null if the PIN
 * code is unknown.
 */
export function townsNear(pin: string, within: number): NearTowns | null {
  const [town, here] = [lookUpPin(pin), centreOfPin(pin)];
  if (!town || !here) return null;
  const near = everyCentre.filter((centre) => Math.round(kilometresBetween(here, centre)) <= within);
  return { town, centres: near.map(({ latitude, longitude }) => `${latitude} ${longitude}`) };
}

const everyCentre: readonly Centre[] = [
  ...new Set(
    pinBeginnings().flatMap(([, town]) => {
      const centre = centreOf(town);
      return centre ? [centre] : [];
    }),
  ),
];
