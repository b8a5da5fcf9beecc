import { directionsOf } from '#contracts/fit/zones.ts';
import { isLength, type LengthPartName, type PartName } from '#contracts/measurements/garments.ts';
import { type Unit, writeLength } from '#contracts/measurements/lengths.ts';

type Liking = 'looser' | 'tighter' | 'longer' | 'shorter';

/** How a difference is called: longer or shorter for parts along the body, looser or tighter for others. */
function likingOf(part: LengthPartName, tenths: number): Liking {
  const isAlong = directionsOf(part).includes('LONG');
  if (tenths > 0) return isAlong ? 'longer' : 'looser';
  return isAlong ? 'shorter' : 'tighter';
}

/** The likings that can be said, with their amounts in a unit. */
export function likingsOf(preferences: readonly { part: PartName; tenths: number }[], unit: Unit) {
  return preferences.flatMap(({ part, tenths }) =>
    isLength(part)
      ? [{ part, liking: likingOf(part, tenths), amount: writeLength(Math.abs(tenths), unit, part) }]
      : [],
  );
}
