import { lookUpPin, type PincodeTown, pinBeginnings } from '#contracts/profiles/pin-codes.ts';
import { centreOfPin, kilometresBetween } from '#contracts/profiles/pin-distance.ts';
import { type Centre, centreOf } from '#contracts/profiles/town-centres.ts';

interface NearTowns {
  /** Where the PIN code lies. */
  town: PincodeTown;
  /** The centres within the circle, as search_tag('n', …) writes them. Not empty. */
  centres: string[];
}

/** The towns within some kilometres of a PIN code, rounded as distances are told; null where it is not known. */
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
