import type { PartName } from '#contracts/measurements/garments.ts';
import type { Figure } from '../figures/figure.ts';
import type { Worn } from '../garments/worn.ts';
import { type Point, xAt } from '../pen.ts';

/** A line of the tape on the body, in the units of the body. Its label's leader starts at one of the ends. */
export interface Tape {
  goes: 'round' | 'along';
  points: Point[];
}

export type Tapes = Partial<Record<PartName, (figure: Figure, worn: Worn) => Tape>>;

/** Around the body: what is seen of it from one side. */
export function around(y: number, half: number, sag = 5): Tape {
  return {
    goes: 'round',
    points: [
      [-half, y - 1],
      [-half * 0.55, y + sag * 0.75],
      [0, y + sag],
      [half * 0.55, y + sag * 0.75],
      [half, y - 1],
    ],
  };
}

/** Around a limb. */
export function aroundLimb(x: number, y: number, half: number, tilt = 0): Tape {
  return {
    goes: 'round',
    points: [
      [x - half, y + tilt],
      [x, y + 4],
      [x + half, y - tilt],
    ],
  };
}

export const along = (...points: Point[]): Tape => ({ goes: 'along', points });

/** Half the width of the dressed body at a height. */
export function halfAt({ side, outerLeg, armpit, shoulder }: Figure, y: number): number {
  if (y < armpit[1])
    return armpit[0] + (((shoulder[0] - armpit[0]) * (armpit[1] - y)) / (armpit[1] - shoulder[1])) * 0.4;
  return xAt([...side, ...outerLeg.slice(1)], y);
}

/** The middle and half width of a leg, of its body or of the cloth at its end. */
export function legAt({ outerLeg, innerLeg }: Figure, y: number): { x: number; half: number } {
  const [outer, inner] = [xAt(outerLeg, y), xAt(innerLeg, y)];
  return { x: (outer + inner) / 2, half: (outer - inner) / 2 };
}
